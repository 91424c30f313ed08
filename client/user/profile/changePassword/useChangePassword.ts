import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { useSession } from '../../../core/session/useSession.ts';

type ChangePasswordInput = useChangePasswordMutation['variables'];

/**
 * Changes one's own password and continues with a newer token: all other sessions have ended (decisions.md U16).
 * Refused with ERR_WRONG_OLD_PASS, the ERR_PASSWORD_… codes, ERR_TOO_MANY_LOGIN_ATTEMPTS or ERR_INVALID_INPUT.
 */
export const useChangePassword = () => {
  const { session } = useSession();
  const { call, isBusy } = useIdempotentMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($userID: ID!, $data: ChangePasswordInput!) {
      changePassword(userID: $userID, data: $data) {
        token
      }
    }
  `);
  const changePassword = useCallback(
    (input: ChangePasswordInput, { onDone, onRefused }: MutationCallbacks<undefined>) =>
      call(input, {
        onDone: ({ changePassword: { token } }) => {
          if (token) session.renew(token);
          onDone(undefined);
        },
        onRefused,
      }),
    [call, session],
  );
  return { changePassword, isBusy };
};
