import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useEnableSecondFactorMutation } from '../../../__generated__/useEnableSecondFactorMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { useSession } from '../../../core/session/useSession.ts';
import { useOutdateSessions } from '../sessions/useOutdateSessions.ts';

/**
 * Switches the second factor on; returns the recovery codes, which are never shown again. Continues with a newer token:
 * all other sessions have ended. Refused with ERR_SECOND_FACTOR_INVALID.
 */
export const useEnableSecondFactor = () => {
  const { session } = useSession();
  const outdateSessions = useOutdateSessions();
  const { call, isBusy } = useIdempotentMutation<useEnableSecondFactorMutation>(graphql`
    mutation useEnableSecondFactorMutation($code: String!) {
      enableSecondFactor(code: $code) {
        codes
        token
      }
    }
  `);
  const enable = useCallback(
    (code: string, { onDone, onRefused }: MutationCallbacks<readonly string[]>) =>
      call(
        { code },
        {
          onDone: ({ enableSecondFactor: { codes, token } }) => {
            if (token) session.renew(token);
            outdateSessions();
            onDone(codes);
          },
          onRefused,
        },
      ),
    [call, session, outdateSessions],
  );
  return { enable, isBusy };
};
