import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitMutation, graphql } from 'relay-runtime';
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts';
import { useSession } from '../../core/session/useSession.ts';

/**
 * Tells the server that this session has ended and signs out at once, without waiting for the response, also with
 * a lost connection (reliability T22).
 */
export const useSignOut = () => {
  const { session } = useSession();
  const environment = useRelayEnvironment();
  return useCallback(() => {
    commitMutation<useSignOutMutation>(environment, {
      mutation: graphql`
        mutation useSignOutMutation {
          logout {
            success
          }
        }
      `,
      variables: {},
      onError: () => undefined,
    });
    session.signOut();
  }, [environment, session]);
};
