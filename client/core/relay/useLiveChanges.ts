import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, requestSubscription } from 'relay-runtime';
import { useReconnects } from './useReconnects.ts';

/** Several changes that follow each other quickly are one. */
const settleMilliseconds = 500;

type Pings = Readonly<{ variables: Readonly<Record<string, never>>; response: unknown }>;

/** Calls `onChange` after frames of a subscription without variables, and after each gap in the live connection. */
export const useLiveChanges = (subscription: GraphQLTaggedNode, onChange: () => void): void => {
  const environment = useRelayEnvironment();
  const reconnects = useReconnects();
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const running = requestSubscription<Pings>(environment, {
      subscription,
      variables: {},
      onNext: () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          change();
        }, settleMilliseconds);
      },
      // Without it the page shows what was true when it was opened.
      onError: () => undefined,
    });
    return () => {
      clearTimeout(timer);
      running.dispose();
    };
  }, [environment, reconnects, subscription]);
  useEffect(() => {
    if (reconnects > 0) change();
  }, [reconnects]);
};
