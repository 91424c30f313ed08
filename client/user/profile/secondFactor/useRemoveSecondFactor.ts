import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRemoveSecondFactorMutation } from '../../../__generated__/useRemoveSecondFactorMutation.graphql.ts';
import { type Answers, useCall } from '../../../core/useCall.ts';
import { useSession } from '../../../core/useSession.ts';

/** Switches the second factor off and goes on with a newer token. Refused with ERR_WRONG_OLD_PASS. */
export const useRemoveSecondFactor = () => {
  const { session } = useSession();
  const { call, isBusy } = useCall<useRemoveSecondFactorMutation>(graphql`
    mutation useRemoveSecondFactorMutation($password: String!) {
      removeSecondFactor(password: $password) {
        token
      }
    }
  `);
  const remove = useCallback(
    (password: string, { onDone, onRefused }: Answers<undefined>) =>
      call(
        { password },
        {
          onDone: ({ removeSecondFactor: { token } }) => {
            if (token) session.renew(token);
            onDone(undefined);
          },
          onRefused,
        },
      ),
    [call, session],
  );
  return { remove, isBusy };
};
