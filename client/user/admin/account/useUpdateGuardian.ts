import { graphql } from 'relay-runtime';
import type { useUpdateGuardianMutation } from '../../../__generated__/useUpdateGuardianMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/**
 * Changes who books and pays for an account. Refused with ERR_INVALID_INPUT (`user.guardianID`) where the guardian has one, or the person has
 * no e-mail.
 */
export const useUpdateGuardian = () =>
  useIdempotentMutation<useUpdateGuardianMutation>(graphql`
    mutation useUpdateGuardianMutation($userID: ID!, $user: UpdateUserInput!) {
      updateUser(userID: $userID, user: $user) {
        user {
          ...AccountFamily_user
        }
      }
    }
  `);
