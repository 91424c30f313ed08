import { useRef } from 'react';
import { useMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

export type Answer<Response> = Readonly<{ onDone: (response: Response) => void; onRefused: (error: Error) => void }>;

/**
 * A mutation that is sent once however often its button is tapped, until its answer has come. With `leaves`, also not again
 * after success: the page is left then, and a second tap may still be on its way.
 */
export const useSingleMutation = <Mutation extends MutationParameters>(mutation: GraphQLTaggedNode, leaves = false) => {
  const [commit, isBusy] = useMutation<Mutation>(mutation);
  const isSending = useRef(false);
  const send = (variables: Mutation['variables'], { onDone, onRefused }: Answer<Mutation['response']>) => {
    if (isSending.current) return;
    isSending.current = true;
    commit({
      variables,
      onCompleted: (response) => {
        isSending.current = leaves;
        onDone(response);
      },
      onError: (error) => {
        isSending.current = false;
        onRefused(error);
      },
    });
  };
  return { send, isBusy };
};
