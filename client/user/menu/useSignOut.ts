import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { commitMutation, graphql } from 'relay-runtime';
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts';
import { useSession } from '../../core/useSession.ts';

/**
 * Tells the server that this session has ended and leaves at once, whether it hears that or not: nobody is kept signed in by
 * a lost connection (reference: reliability.md T22).
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
