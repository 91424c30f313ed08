import { useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { requestSubscription } from 'relay-runtime';
import type { useReadModelChangesSubscription } from '../../../__generated__/useReadModelChangesSubscription.graphql.ts';
import { useReconnects } from '../../../core/relay/useReconnects.ts';

const subscription = graphql`
  subscription useReadModelChangesSubscription {
    readModelChanged {
      ...ReadModelTable_readModels
    }
  }
`;

/** Keeps the read models in the store up to date; after a gap in the live connection all of them come again. */
export const useReadModelChanges = (): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  useEffect(() => {
    const running = requestSubscription<useReadModelChangesSubscription>(environment, {
      subscription,
      variables: {},
      // Without it the page shows the states of when it was opened.
      onError: () => undefined,
    });
    return () => running.dispose();
  }, [environment, reconnects]);
};
