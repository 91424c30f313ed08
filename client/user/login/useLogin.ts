import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { ServerRefusal } from '../../core/serverRefusal.ts';
import { useSession } from '../../core/useSession.ts';

/**
 * Signs in with an e-mail address or a member number; the page then moves on by itself. Refused with
 * ERR_INVALID_CREDENTIALS, ERR_USER_NOT_VERIFIED or ERR_USER_DEACTIVATED; ERR_LOGIN where the token is of no use.
 */
export const useLogin = () => {
  const { session } = useSession();
  const [commit, isBusy] = useMutation<useLoginMutation>(graphql`
    mutation useLoginMutation($data: LoginInput!) {
      login(data: $data) {
        token
      }
    }
  `);
  const login = useCallback(
    (data: useLoginMutation['variables']['data'], onRefused: (error: Error) => void) =>
      commit({
        variables: { data },
        onCompleted: ({ login: { token } }) => {
          if (!token || !session.signIn(token)) onRefused(new ServerRefusal('ERR_LOGIN'));
        },
        onError: onRefused,
      }),
    [commit, session],
  );
  return { login, isBusy };
};
