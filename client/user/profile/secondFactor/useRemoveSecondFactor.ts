import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRemoveSecondFactorMutation } from '../../../__generated__/useRemoveSecondFactorMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { useSession } from '../../../core/session/useSession.ts';
import { useOutdateSessions } from '../sessions/useOutdateSessions.ts';

/** Switches the second factor off and continues with a newer token. Refused with ERR_WRONG_OLD_PASS. */
export const useRemoveSecondFactor = () => {
  const { session } = useSession();
  const outdateSessions = useOutdateSessions();
  const { call, isBusy } = useIdempotentMutation<useRemoveSecondFactorMutation>(graphql`
    mutation useRemoveSecondFactorMutation($password: String!) {
      removeSecondFactor(password: $password) {
        token
      }
    }
  `);
  const remove = useCallback(
    (password: string, { onDone, onRefused }: MutationCallbacks<undefined>) =>
      call(
        { password },
        {
          onDone: ({ removeSecondFactor: { token } }) => {
            if (token) session.renew(token);
            outdateSessions();
            onDone(undefined);
          },
          onRefused,
        },
      ),
    [call, session, outdateSessions],
  );
  return { remove, isBusy };
};
