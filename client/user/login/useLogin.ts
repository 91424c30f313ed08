import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { ServerRefusal } from '../../core/serverRefusal.ts';
import { useCall } from '../../core/useCall.ts';
import { useSession } from '../../core/useSession.ts';

type LoginInput = useLoginMutation['variables']['data'];

/**
 * Signs in with an e-mail address or a member number; the page then moves on by itself. Refused with
 * ERR_INVALID_CREDENTIALS, ERR_SECOND_FACTOR_REQUIRED or _INVALID, ERR_TOO_MANY_LOGIN_ATTEMPTS, ERR_USER_NOT_VERIFIED or
 * ERR_USER_DEACTIVATED; ERR_LOGIN where the token is of no use.
 */
export const useLogin = () => {
  const { session } = useSession();
  const { call, isBusy } = useCall<useLoginMutation>(graphql`
    mutation useLoginMutation($data: LoginInput!) {
      login(data: $data) {
        token
      }
    }
  `);
  const login = useCallback(
    (data: LoginInput, onRefused: (error: Error) => void) =>
      call(
        { data },
        {
          onDone: ({ login: { token } }) => {
            if (!token || !session.signIn(token)) onRefused(new ServerRefusal('ERR_LOGIN'));
          },
          onRefused,
        },
      ),
    [call, session],
  );
  return { login, isBusy };
};
