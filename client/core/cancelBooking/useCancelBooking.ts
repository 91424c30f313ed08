import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useCancelBookingMutation } from '../../__generated__/useCancelBookingMutation.graphql.ts';

type Cancelled = Readonly<{ id: string; _id: string; category: useCancelBookingMutation['variables']['category'] }>;
type Answer = Readonly<{ onDone: () => void; onRefused: (error: Error) => void }>;

/**
 * Cancels one booking of the person who is signed in. Refused with ERR_CANCEL_TOO_LATE, ERR_BOOKING_NOT_FOUND or
 * ERR_NOT_AUTHORIZED (decisions.md B4). Once the server has agreed, every screen part that shows it sees it as cancelled.
 */
export const useCancelBooking = () => {
  const [commit, isBusy] = useMutation<useCancelBookingMutation>(graphql`
    mutation useCancelBookingMutation($id: ID!, $category: BookingCategory!) {
      cancelBooking(id: $id, category: $category) {
        success
      }
    }
  `);
  const cancel = useCallback(
    (booking: Cancelled, { onDone, onRefused }: Answer) =>
      commit({
        variables: { id: booking._id, category: booking.category },
        updater: (store) => {
          store.get(booking.id)?.setValue('CANCELED', 'state').setValue(false, 'cancelable');
        },
        onCompleted: onDone,
        onError: onRefused,
      }),
    [commit],
  );
  return { cancel, isBusy };
};
