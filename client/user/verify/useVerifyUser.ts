import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useVerifyUserMutation } from '../../__generated__/useVerifyUserMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';

/**
 * Confirms an account or a new address with a mailed code; a member also chooses the first password. Refused with
 * ERR_WRONG_INIT_PASS, ERR_CODE_NOT_MATCH, ERR_USER_ALREADY_VERIFIED, ERR_EMAIL_ALREADY_EXISTS or an ERR_PASSWORD_… code.
 */
export const useVerifyUser = () => {
  const { call, isBusy } = useIdempotentMutation<useVerifyUserMutation>(graphql`
    mutation useVerifyUserMutation($data: VerifyUserInput!) {
      verifyUser(data: $data) {
        success
      }
    }
  `);
  const verifyUser = useCallback(
    (data: useVerifyUserMutation['variables']['data'], callbacks: MutationCallbacks<unknown>) =>
      call({ data }, callbacks),
    [call],
  );
  return { verifyUser, isBusy };
};
