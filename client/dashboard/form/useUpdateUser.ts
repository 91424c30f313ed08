import { graphql } from 'relay-runtime';
import type { useUpdateUserMutation } from '../../__generated__/useUpdateUserMutation.graphql.ts';
import { type Answer, useSingleMutation } from '../../core/useSingleMutation.ts';

/** Changes what is given and nothing else. Refused with ERR_LAST_ADMIN, ERR_USER_ALREADY_EXISTS, ERR_EMAIL_ALREADY_EXISTS, ERR_USER_NOT_FOUND. */
export const useUpdateUser = () => {
  const { send, isBusy } = useSingleMutation<useUpdateUserMutation>(
    graphql`
      mutation useUpdateUserMutation($userID: ID!, $user: UpdateUserInput!) {
        updateUser(userID: $userID, user: $user) {
          user {
            ...useEditedUser_user
          }
        }
      }
    `,
    true,
  );
  const updateUser = (variables: useUpdateUserMutation['variables'], answer: Answer<unknown>) =>
    send(variables, answer);
  return { updateUser, isBusy };
};
