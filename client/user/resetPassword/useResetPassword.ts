import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';

/**
 * Sets a new password with a mailed code and ends all sessions (decisions.md U7). Refused with ERR_CODE_NOT_MATCH where the
 * code is used, replaced or too old, an ERR_PASSWORD_… code or ERR_INVALID_INPUT.
 */
export const useResetPassword = () => {
  const { call, isBusy } = useIdempotentMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($data: ResetPasswordInput!) {
      resetPassword(data: $data) {
        success
      }
    }
  `);
  const resetPassword = useCallback(
    (data: useResetPasswordMutation['variables']['data'], callbacks: MutationCallbacks<unknown>) =>
      call({ data }, callbacks),
    [call],
  );
  return { resetPassword, isBusy };
};
