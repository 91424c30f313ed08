import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSwitchRemindersMutation } from '../../../__generated__/useSwitchRemindersMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/** Switches the e-mails before the person's bookings on or off (decisions.md N28). */
export const useSwitchReminders = (userID: string) => {
  const { call, isBusy } = useIdempotentMutation<useSwitchRemindersMutation>(graphql`
    mutation useSwitchRemindersMutation($userID: ID!, $user: UpdateUserInput!) {
      updateUser(userID: $userID, user: $user) {
        user {
          ...ReminderCard_user
        }
      }
    }
  `);
  const switchReminders = useCallback(
    (isOn: boolean, callbacks: MutationCallbacks<unknown>) =>
      call({ userID, user: { bookingReminders: isOn } }, callbacks),
    [call, userID],
  );
  return { switchReminders, isBusy };
};
