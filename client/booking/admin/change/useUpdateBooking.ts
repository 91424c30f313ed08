import { graphql } from 'relay-runtime';
import type { useUpdateBookingMutation } from '../../../__generated__/useUpdateBookingMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import type { ChangeInput } from './bookingChange.ts';

export type UpdatedBookings = useUpdateBookingMutation['response']['updateBooking']['bookings'];

/**
 * Changes a booking, or dates of its series (decisions.md B18, N14). Refused with ERR_BOOKING_CONFLICT, ERR_BOOKING_TIME_INVALID,
 * ERR_BOOKING_NOT_FOUND, ERR_INVALID_INPUT with the fields at fault.
 */
export const useUpdateBooking = () => {
  const { call, isBusy } = useIdempotentMutation<useUpdateBookingMutation>(graphql`
    mutation useUpdateBookingMutation($booking: AdminBookingInput!) {
      updateBooking(booking: $booking) {
        bookings {
          id
          _id
          ...planBookingOf_booking
          ...knownBooking_booking
          ...BookingFacts_booking
        }
      }
    }
  `);
  const update = (
    booking: ChangeInput & Readonly<{ expectedRevision?: number }>,
    answer: MutationCallbacks<UpdatedBookings>,
  ) => call({ booking }, { ...answer, onDone: ({ updateBooking }) => answer.onDone(updateBooking.bookings) });
  return { update, isBusy };
};
