import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUpdateContactMutation } from '../../../__generated__/useUpdateContactMutation.graphql.ts';
import { type Answers, useCall } from '../../../core/useCall.ts';
import { type ContactForm, contactOf } from './contactSchema.ts';

/**
 * Changes what a person may change of themselves (decisions.md C7); every part of the screen that shows it follows.
 * Refused with ERR_INVALID_INPUT, which names the field, or ERR_USER_NOT_UPDATED.
 */
export const useUpdateContact = (userID: string) => {
  const { call, isBusy } = useCall<useUpdateContactMutation>(graphql`
    mutation useUpdateContactMutation($userID: ID!, $user: UpdateUserInput!) {
      updateUser(userID: $userID, user: $user) {
        user {
          ...ContactCard_user
        }
      }
    }
  `);
  const updateContact = useCallback(
    (typed: ContactForm, answers: Answers<unknown>) => call({ userID, user: contactOf(typed) }, answers),
    [call, userID],
  );
  return { updateContact, isBusy };
};
