import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useEndSessionsMutation } from '../../../__generated__/useEndSessionsMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { useSession } from '../../../core/session/useSession.ts';

/**
 * Ends all other sessions of the signed-in person; this one continues with a newer token. Refused with
 * ERR_WRONG_OLD_PASS and ERR_TOO_MANY_LOGIN_ATTEMPTS.
 */
export const useEndSessions = () => {
  const { session } = useSession();
  const { call, isBusy } = useIdempotentMutation<useEndSessionsMutation>(graphql`
    mutation useEndSessionsMutation($password: String!) {
      endSessions(password: $password) {
        token
      }
    }
  `);
  const endSessions = useCallback(
    (password: string, { onDone, onRefused }: MutationCallbacks<undefined>) =>
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
