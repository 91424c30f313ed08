import { graphql } from 'react-relay';
import type { useRemoveFactorOfMutation } from '../../../__generated__/useRemoveFactorOfMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/**
 * Removes a person's second factor, and updates the account on the screen. Refused with ERR_WRONG_OLD_PASS, ERR_USER_NOT_FOUND, and
 * ERR_USER_NOT_UPDATED where the person has none.
 */
export const useRemoveFactorOf = () => {
  const { call, isBusy } = useIdempotentMutation<useRemoveFactorOfMutation>(graphql`
    mutation useRemoveFactorOfMutation($userID: ID!, $password: String!, $reason: String!) {
      removeSecondFactorOf(userID: $userID, password: $password, reason: $reason) {
        user {
          id
          secondFactor
        }
      }
    }
  `);
  const remove = (input: useRemoveFactorOfMutation['variables'], callbacks: MutationCallbacks<unknown>) =>
    call(input, callbacks);
  return { remove, isBusy };
};
