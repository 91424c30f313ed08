import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useEndSessionMutation } from '../../../__generated__/useEndSessionMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Signs one device out. Refused with ERR_WRONG_OLD_PASS, ERR_TOO_MANY_LOGIN_ATTEMPTS, ERR_SESSION_NOT_FOUND. */
export const useEndSession = () => {
  const { call, isBusy } = useIdempotentMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($sessionId: ID!, $password: String!) {
      endSession(sessionId: $sessionId, password: $password) {
        success
      }
    }
  `);
  const endSession = useCallback(
    (given: useEndSessionMutation['variables'], callbacks: MutationCallbacks<unknown>) => call(given, callbacks),
    [call],
  );
  return { endSession, isBusy };
};
