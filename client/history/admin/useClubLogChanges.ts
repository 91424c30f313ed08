import { useEffect, useEffectEvent } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { requestSubscription } from 'relay-runtime';
import type { useClubLogChangesSubscription } from '../../__generated__/useClubLogChangesSubscription.graphql.ts';
import { useReconnects } from '../../core/relay/useReconnects.ts';

const subscription = graphql`
  subscription useClubLogChangesSubscription {
    clubLogChanged {
      position
    }
  }
`;

/** Several changes that follow each other quickly are one. */
const settleMilliseconds = 500;

/** Calls `onChange` after the club log has got new entries, and after each gap in the live connection. */
export const useClubLogChanges = (onChange: () => void): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const running = requestSubscription<useClubLogChangesSubscription>(environment, {
      subscription,
      variables: {},
      onNext: () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          change();
        }, settleMilliseconds);
      },
      // Without it the list is that of when the page was opened.
      onError: () => undefined,
    });
    return () => {
      clearTimeout(timer);
      running.dispose();
    };
  }, [environment, reconnects]);
  useEffect(() => {
    if (reconnects > 0) change();
  }, [reconnects]);
};
