import { graphql } from 'relay-runtime';
import type { useUpdateUserMutation } from '../../../__generated__/useUpdateUserMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/**
 * Changes the given values only. Refused with ERR_LAST_ADMIN, ERR_USER_ALREADY_EXISTS, ERR_EMAIL_ALREADY_EXISTS,
 * ERR_USER_NOT_FOUND.
 */
export const useUpdateUser = () => {
  const { call, isBusy } = useIdempotentMutation<useUpdateUserMutation>(
    graphql`
      mutation useUpdateUserMutation($userID: ID!, $user: UpdateUserInput!) {
        updateUser(userID: $userID, user: $user) {
          user {
            ...useEditedUser_user
          }
        }
      }
    `,
    { isFinal: true },
  );
  const updateUser = (variables: useUpdateUserMutation['variables'], answer: MutationCallbacks<unknown>) =>
    call(variables, answer);
  return { updateUser, isBusy };
};
