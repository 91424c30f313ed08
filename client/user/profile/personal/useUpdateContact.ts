import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUpdateContactMutation } from '../../../__generated__/useUpdateContactMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { type ContactForm, contactOf } from './contactSchema.ts';

/**
 * Changes the data that a person may change themselves (decisions.md C7); every part of the screen is updated. Refused
 * with ERR_INVALID_INPUT, which names the field, or ERR_USER_NOT_UPDATED.
 */
export const useUpdateContact = (userID: string) => {
  const { call, isBusy } = useIdempotentMutation<useUpdateContactMutation>(graphql`
    mutation useUpdateContactMutation($userID: ID!, $user: UpdateUserInput!) {
      updateUser(userID: $userID, user: $user) {
        user {
          ...ContactCard_user
        }
      }
    }
  `);
  const updateContact = useCallback(
    (typed: ContactForm, callbacks: MutationCallbacks<unknown>) => call({ userID, user: contactOf(typed) }, callbacks),
    [call, userID],
  );
  return { updateContact, isBusy };
};
