import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCreateGuestMutation } from '../../__generated__/useCreateGuestMutation.graphql.ts';
import { useLanguage } from '../../core/texts/language.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../core/relay/useIdempotentMutation.ts';
import { addressInput } from '../fields/addressSchema.ts';
import type { Registration } from './registerSchema.ts';

/**
 * Registers a guest, who gets an e-mail in the language on screen. Succeeds for a known address, too, so that the result does not
 * reveal who has an account; refused with ERR_NOT_AUTHORIZED where the club has no guests, an ERR_PASSWORD_… code or
 * ERR_INVALID_INPUT.
 */
export const useCreateGuest = () => {
  const language = useLanguage();
  const { call, isBusy } = useIdempotentMutation<useCreateGuestMutation>(graphql`
    mutation useCreateGuestMutation($guest: GuestInput!) {
      createGuest(guest: $guest) {
        success
      }
    }
  `);
  const createGuest = useCallback(
    ({ firstName, lastName, email, phone, password, ...rest }: Registration, callbacks: MutationCallbacks<unknown>) => {
      call(
        { guest: { firstName, lastName, email, phone, password, address: addressInput(rest), language } },
        callbacks,
      );
    },
    [call, language],
  );
  return { createGuest, isBusy };
};
