import { graphql } from 'relay-runtime';
import type { useDeleteBookingMutation } from '../../../__generated__/useDeleteBookingMutation.graphql.ts';
import { type MutationCallbacks, useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';

/**
 * Removes a mistaken entry from all lists (decisions.md B3); the id of a series removes all of its dates. Refused with ERR_BOOKING_NOT_FOUND,
 * ERR_EVENT_NOT_POSSIBLE_TO_DELETE.
 */
export const useDeleteBooking = (options: Parameters<typeof useIdempotentMutation>[1] = {}) => {
  const { call, isBusy } = useIdempotentMutation<useDeleteBookingMutation>(
    graphql`
      mutation useDeleteBookingMutation($id: ID!, $category: BookingCategory!) {
        deleteBooking(id: $id, category: $category) {
          success
        }
      }
    `,
    options,
  );
  const remove = (booking: useDeleteBookingMutation['variables'], answer: MutationCallbacks<unknown>) =>
    call(booking, answer);
  return { remove, isBusy };
};
