import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRequestErasureMutation } from '../../../__generated__/useRequestErasureMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Asks the club to erase one's account; an ADMIN decides. Refused with ERR_WRONG_OLD_PASS. */
export const useRequestErasure = () => {
  const { call, isBusy } = useIdempotentMutation<useRequestErasureMutation>(graphql`
    mutation useRequestErasureMutation($password: String!) {
      requestErasure(password: $password) {
        success
      }
    }
  `);
  const requestErasure = useCallback(
    (password: string, callbacks: MutationCallbacks<unknown>) => call({ password }, callbacks),
    [call],
  );
  return { requestErasure, isBusy };
};
