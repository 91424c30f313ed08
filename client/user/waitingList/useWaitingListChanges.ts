import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { requestSubscription } from 'relay-runtime';
import type { useWaitingListChangesSubscription } from '../../__generated__/useWaitingListChangesSubscription.graphql.ts';
import { useReconnects } from '../../core/relay/useReconnects.ts';

const subscription = graphql`
  subscription useWaitingListChangesSubscription {
    waitingListChanged {
      position
    }
  }
`;

/** Calls `onChange` after each change of the waiting list, and after each gap in the live connection. */
export const useWaitingListChanges = (onChange: () => void): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const running = requestSubscription<useWaitingListChangesSubscription>(environment, {
      subscription,
      variables: {},
      onNext: () => change(),
      // Without it the list is that of when the page was opened.
      onError: () => undefined,
    });
    return () => running.dispose();
  }, [environment]);
  useEffect(() => {
    if (reconnects > 0) change();
  }, [reconnects]);
};
