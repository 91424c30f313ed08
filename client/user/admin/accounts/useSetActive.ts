import { graphql } from 'relay-runtime';
import type { FutureBookings, useSetActiveMutation } from '../../../__generated__/useSetActiveMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

type Change = Readonly<{ userID: string; active: boolean; futureBookings?: FutureBookings }>;

/** Blocks or unblocks an account, and updates its row. Refused with ERR_LAST_ADMIN, ERR_USER_HAS_CHILDREN, ERR_GUARDIAN_NOT_ACTIVE. */
export const useSetActive = () => {
  const { call, isBusy } = useIdempotentMutation<useSetActiveMutation>(graphql`
    mutation useSetActiveMutation($userID: ID!, $active: Boolean!, $futureBookings: FutureBookings) {
      updateUser(userID: $userID, user: { active: $active, futureBookings: $futureBookings }) {
        user {
          id
          active
          ...AccountMarks_user
        }
      }
    }
  `);
  const setActive = (change: Change, callbacks: MutationCallbacks<unknown>) => call(change, callbacks);
  return { setActive, isBusy };
};
