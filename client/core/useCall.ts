import { useCallback, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { type GraphQLTaggedNode, type MutationParameters, commitMutation } from 'relay-runtime';
import { newIdempotencyKey, withIdempotencyKey } from './idempotencyKey.ts';
import { ServerRefusal, codeOf } from './serverRefusal.ts';

export type Answers<Data> = Readonly<{ onDone: (data: Data) => void; onRefused: (error: Error) => void }>;

/**
 * A mutation that is under way once at a time: a second tap sends nothing. Where no answer came, nobody knows whether it
 * was done, so the same input is sent again under the same key and gets the first answer (design.md, promise 2).
 * Refused with ERR_NETWORK at once where the browser has no network.
 */
export const useCall = <Call extends MutationParameters>(mutation: GraphQLTaggedNode) => {
  const environment = useRelayEnvironment();
  const isUnderWay = useRef(false);
  const unanswered = useRef<{ input: string; key: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const call = useCallback(
    (variables: Call['variables'], { onDone, onRefused }: Answers<Call['response']>): void => {
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
          onDone(data);
        },
        onError: (error) => {
          unanswered.current = codeOf(error) === 'ERR_NETWORK' ? { input, key } : null;
          setUnderWay(false);
          onRefused(error);
        },
      });
    },
    [environment, mutation],
  );
  return { call, isBusy };
};
