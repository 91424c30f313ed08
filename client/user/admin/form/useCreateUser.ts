import { graphql } from 'relay-runtime';
import type { useCreateUserMutation } from '../../../__generated__/useCreateUserMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Creates an account and invites its owner. Refused with ERR_USER_ALREADY_EXISTS, ERR_EMAIL_ALREADY_EXISTS, ERR_INVALID_INPUT. */
export const useCreateUser = () => {
  const { call, isBusy } = useIdempotentMutation<useCreateUserMutation>(
    graphql`
      mutation useCreateUserMutation($user: UserInput!) {
        createUser(user: $user) {
          user {
            id
          }
        }
      }
    `,
    { isFinal: true },
  );
  const createUser = (user: useCreateUserMutation['variables']['user'], answer: MutationCallbacks<unknown>) =>
    call({ user }, answer);
  return { createUser, isBusy };
};
