import { graphql } from 'relay-runtime';
import type { useSetActiveMutation } from '../../../__generated__/useSetActiveMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Blocks or unblocks an account, and updates its row. Refused with ERR_LAST_ADMIN. */
export const useSetActive = () => {
  const { call, isBusy } = useIdempotentMutation<useSetActiveMutation>(graphql`
    mutation useSetActiveMutation($userID: ID!, $active: Boolean!) {
      updateUser(userID: $userID, user: { active: $active }) {
        user {
          id
          active
          ...AccountMarks_user
        }
      }
    }
  `);
  const setActive = (userID: string, active: boolean, answer: MutationCallbacks<unknown>) =>
    call({ userID, active }, answer);
  return { setActive, isBusy };
};
