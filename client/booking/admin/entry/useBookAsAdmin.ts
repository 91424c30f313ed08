import { graphql } from 'relay-runtime';
import type { useBookAsAdminMutation } from '../../../__generated__/useBookAsAdminMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

export type AdminBookingInput = useBookAsAdminMutation['variables']['booking'];
export type BookedByAdmin = useBookAsAdminMutation['response']['bookAsAdmin']['bookings'];

/**
 * Enters a booking of the club, on all of its courts or on none. Refused with ERR_BOOKING_CONFLICT, ERR_BOOKING_TIME_INVALID,
 * ERR_INVALID_INPUT with the fields at fault.
 */
export const useBookAsAdmin = () => {
  const { call, isBusy } = useIdempotentMutation<useBookAsAdminMutation>(
    graphql`
      mutation useBookAsAdminMutation($booking: AdminBookingInput!) {
        bookAsAdmin(booking: $booking) {
          bookings {
            id
            _id
            category
            seriesID
          }
        }
      }
    `,
    // The form closes: the second of two quick taps must not book again.
    { isFinal: true },
  );
  const book = (booking: AdminBookingInput, answer: MutationCallbacks<BookedByAdmin>) =>
    call({ booking }, { ...answer, onDone: ({ bookAsAdmin }) => answer.onDone(bookAsAdmin.bookings) });
  return { book, isBusy };
};
