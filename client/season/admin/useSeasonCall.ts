import { useState } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useNotify } from '../../core/notices.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';

/** A change of a draft: says that it is done, or keeps the refusal to be shown. */
export const useSeasonCall = <Call extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { done, onDone }: Readonly<{ done: string; onDone: () => void }>,
) => {
  const notify = useNotify();
  const { call, isBusy } = useIdempotentMutation<Call>(mutation);
  const [refusal, setRefusal] = useState<Error | null>(null);
  const send = (variables: Call['variables']) => {
    setRefusal(null);
    call(variables, {
      onDone: () => {
        notify({ kind: 'success', text: done });
        onDone();
      },
      onRefused: setRefusal,
    });
  };
  return { send, isBusy, refusal };
};
