import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useEndSessionsMutation } from '../../../__generated__/useEndSessionsMutation.graphql.ts';
import { type Answers, useCall } from '../../../core/useCall.ts';
import { useSession } from '../../../core/useSession.ts';

/**
 * Ends all sessions of the person who is signed in but this one, which goes on with a newer token. Refused with ERR_WRONG_OLD_PASS and
 * ERR_TOO_MANY_LOGIN_ATTEMPTS.
 */
export const useEndSessions = () => {
  const { session } = useSession();
  const { call, isBusy } = useCall<useEndSessionsMutation>(graphql`
    mutation useEndSessionsMutation($password: String!) {
      endSessions(password: $password) {
        token
      }
    }
  `);
  const endSessions = useCallback(
    (password: string, { onDone, onRefused }: Answers<undefined>) =>
      call(
        { password },
        {
          onDone: ({ endSessions: { token } }) => {
            if (token) session.renew(token);
            onDone(undefined);
          },
          onRefused,
        },
      ),
    [call, session],
  );
  return { endSessions, isBusy };
};
