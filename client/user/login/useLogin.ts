import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { ServerRefusal } from '../../core/errors/serverRefusal.ts';
import { useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { useSession } from '../../core/session/useSession.ts';

type LoginInput = useLoginMutation['variables']['data'];

/**
 * Signs in with an e-mail address or a member number; the page then changes by itself. Refused with
 * ERR_INVALID_CREDENTIALS, ERR_SECOND_FACTOR_REQUIRED or _INVALID, ERR_TOO_MANY_LOGIN_ATTEMPTS, ERR_USER_NOT_VERIFIED
 * or ERR_USER_DEACTIVATED; ERR_LOGIN where the token is invalid.
 */
export const useLogin = () => {
  const { session } = useSession();
  const { call, isBusy } = useIdempotentMutation<useLoginMutation>(graphql`
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
