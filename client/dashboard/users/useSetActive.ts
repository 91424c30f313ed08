import { graphql } from 'relay-runtime';
import type { useSetActiveMutation } from '../../__generated__/useSetActiveMutation.graphql.ts';
import { type Answer, useSingleMutation } from '../../core/useSingleMutation.ts';

/** Blocks or unblocks an account; its row follows. Refused with ERR_LAST_ADMIN. */
export const useSetActive = () => {
  const { send, isBusy } = useSingleMutation<useSetActiveMutation>(graphql`
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
  const setActive = (userID: string, active: boolean, answer: Answer<unknown>) => send({ userID, active }, answer);
  return { setActive, isBusy };
};
