import { graphql } from 'relay-runtime';
import type { useCreateUserMutation } from '../../__generated__/useCreateUserMutation.graphql.ts';
import { type Answer, useSingleMutation } from '../../core/useSingleMutation.ts';

/** Creates an account and invites its owner. Refused with ERR_USER_ALREADY_EXISTS, ERR_EMAIL_ALREADY_EXISTS, ERR_INVALID_INPUT. */
export const useCreateUser = () => {
  const { send, isBusy } = useSingleMutation<useCreateUserMutation>(
    graphql`
      mutation useCreateUserMutation($user: UserInput!) {
        createUser(user: $user) {
          user {
            id
          }
        }
      }
    `,
    true,
  );
  const createUser = (user: useCreateUserMutation['variables']['user'], answer: Answer<unknown>) =>
    send({ user }, answer);
  return { createUser, isBusy };
};
