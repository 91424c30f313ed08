import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  useSetUpSecondFactorMutation,
  useSetUpSecondFactorMutation$data,
} from '../../../__generated__/useSetUpSecondFactorMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

export type Setup = useSetUpSecondFactorMutation$data['setUpSecondFactor'];

/**
 * Creates a key for an authenticator app, without effect until a valid code was submitted. Refused with
 * ERR_WRONG_OLD_PASS.
 */
export const useSetUpSecondFactor = () => {
  const { call, isBusy } = useIdempotentMutation<useSetUpSecondFactorMutation>(graphql`
    mutation useSetUpSecondFactorMutation($password: String!) {
      setUpSecondFactor(password: $password) {
        secret
        uri
      }
    }
  `);
  const setUp = useCallback(
    (password: string, { onDone, onRefused }: MutationCallbacks<Setup>) =>
      call({ password }, { onDone: ({ setUpSecondFactor }) => onDone(setUpSecondFactor), onRefused }),
    [call],
  );
  return { setUp, isBusy };
};
