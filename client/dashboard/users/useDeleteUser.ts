import { graphql } from 'relay-runtime';
import type { useDeleteUserMutation } from '../../__generated__/useDeleteUserMutation.graphql.ts';
import { type Answer, useSingleMutation } from '../../core/useSingleMutation.ts';

/**
 * Deletes an account for good, and cancels what it has booked: its consequences were shown before. Refused with
 * ERR_LAST_ADMIN, ERR_USER_NOT_FOUND.
 */
export const useDeleteUser = () => {
  const { send, isBusy } = useSingleMutation<useDeleteUserMutation>(
    graphql`
      mutation useDeleteUserMutation($userID: ID!) {
        deleteUser(userID: $userID, force: true) {
          success
        }
      }
    `,
    true,
  );
  const deleteUser = (userID: string, answer: Answer<unknown>) => send({ userID }, answer);
  return { deleteUser, isBusy };
};
