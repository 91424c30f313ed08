import { useCallback, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, type MutationParameters, commitMutation } from 'relay-runtime';
import { newIdempotencyKey, withIdempotencyKey } from './idempotencyKey.ts';
import { ServerRefusal, codeOf } from '../errors/serverRefusal.ts';

export type MutationCallbacks<Data> = Readonly<{ onDone: (data: Data) => void; onRefused: (error: Error) => void }>;

type MutationOptions = Readonly<{
  /** Sends nothing after a success: the page is left then, and a second tap may still arrive. */ isFinal?: boolean;
}>;

/**
 * A mutation with at most one call in flight: a second tap sends nothing. After ERR_NETWORK the outcome is unknown, so the
 * same input is sent again under the same idempotency key and gets the first answer (promises.md 2).
 * Refused with ERR_NETWORK at once where the browser has no network.
 */
export const useIdempotentMutation = <Call extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { isFinal = false }: MutationOptions = {},
) => {
  const environment = useRelayEnvironment();
  const isUnderWay = useRef(false);
  const unanswered = useRef<{ input: string; key: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const call = useCallback(
    (variables: Call['variables'], { onDone, onRefused }: MutationCallbacks<Call['response']>): void => {
      if (isUnderWay.current) return;
      if (!navigator.onLine) {
        onRefused(new ServerRefusal('ERR_NETWORK'));
        return;
      }
      const input = JSON.stringify(variables);
      const key = unanswered.current?.input === input ? unanswered.current.key : newIdempotencyKey();
      const setUnderWay = (value: boolean) => {
        isUnderWay.current = value;
        setBusy(value);
      };
      setUnderWay(true);
      commitMutation<Call>(environment, {
        mutation,
        variables,
        cacheConfig: withIdempotencyKey(key),
        onCompleted: (data) => {
          unanswered.current = null;
          setUnderWay(false);
          isUnderWay.current = isFinal;
          onDone(data);
        },
        onError: (error) => {
          unanswered.current = codeOf(error) === 'ERR_NETWORK' ? { input, key } : null;
          setUnderWay(false);
          onRefused(error);
        },
      });
    },
    [environment, mutation, isFinal],
  );
  return { call, isBusy };
};
