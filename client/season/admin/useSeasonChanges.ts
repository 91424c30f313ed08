import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { requestSubscription } from 'relay-runtime';
import type { useSeasonChangesSubscription } from '../../__generated__/useSeasonChangesSubscription.graphql.ts';
import { useReconnects } from '../../core/relay/useReconnects.ts';

const subscription = graphql`
  subscription useSeasonChangesSubscription {
    seasonChanged {
      position
    }
  }
`;

/** Calls `onChange` after each change of a draft, e.g. an answer, and after each gap in the live connection. */
export const useSeasonChanges = (onChange: () => void): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const running = requestSubscription<useSeasonChangesSubscription>(environment, {
      subscription,
      variables: {},
      onNext: () => change(),
      // Without it the page shows the draft as it was when it was opened.
      onError: () => undefined,
    });
    return () => running.dispose();
  }, [environment]);
  useEffect(() => {
    if (reconnects > 0) change();
  }, [reconnects]);
};
