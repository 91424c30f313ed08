import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  useSetUpSecondFactorMutation,
  useSetUpSecondFactorMutation$data,
} from '../../../__generated__/useSetUpSecondFactorMutation.graphql.ts';
import { type Answers, useCall } from '../../../core/useCall.ts';

export type Setup = useSetUpSecondFactorMutation$data['setUpSecondFactor'];

/** A key for an authenticator app, of no effect until a code of it was seen. Refused with ERR_WRONG_OLD_PASS. */
export const useSetUpSecondFactor = () => {
  const { call, isBusy } = useCall<useSetUpSecondFactorMutation>(graphql`
    mutation useSetUpSecondFactorMutation($password: String!) {
      setUpSecondFactor(password: $password) {
        secret
        uri
      }
    }
  `);
  const setUp = useCallback(
    (password: string, { onDone, onRefused }: Answers<Setup>) =>
      call({ password }, { onDone: ({ setUpSecondFactor }) => onDone(setUpSecondFactor), onRefused }),
    [call],
  );
  return { setUp, isBusy };
};
