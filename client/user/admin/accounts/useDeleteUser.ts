import { graphql } from 'relay-runtime';
import type { useDeleteUserMutation } from '../../../__generated__/useDeleteUserMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/**
 * Deletes an account permanently and cancels its bookings; the consequences were shown before. Refused with
 * ERR_LAST_ADMIN, ERR_USER_NOT_FOUND.
 */
export const useDeleteUser = () => {
  const { call, isBusy } = useIdempotentMutation<useDeleteUserMutation>(
    graphql`
      mutation useDeleteUserMutation($userID: ID!) {
        deleteUser(userID: $userID, force: true) {
          success
        }
      }
    `,
    { isFinal: true },
  );
  const deleteUser = (userID: string, answer: MutationCallbacks<unknown>) => call({ userID }, answer);
  return { deleteUser, isBusy };
};
