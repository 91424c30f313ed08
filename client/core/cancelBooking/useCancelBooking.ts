import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useCancelBookingMutation } from '../../__generated__/useCancelBookingMutation.graphql.ts';

type CancelledBooking = Readonly<{
  id: string;
  _id: string;
  category: useCancelBookingMutation['variables']['category'];
}>;
const cancelIn = (store: RecordSourceProxy, { id }: CancelledBooking) => {
  store.get(id)?.setValue('CANCELED', 'state').setValue(false, 'cancelable');
};
type CancelCallbacks = Readonly<{ onDone: () => void; onRefused: (error: Error) => void }>;

/**
 * Cancels one booking of the signed-in person. Refused with ERR_CANCEL_TOO_LATE, ERR_BOOKING_NOT_FOUND or
 * ERR_NOT_AUTHORIZED (decisions.md B4). Every part of the screen shows it as cancelled at once, and as before if the
 * server refuses.
 */
export const useCancelBooking = () => {
  const [commit] = useMutation<useCancelBookingMutation>(graphql`
    mutation useCancelBookingMutation($id: ID!, $category: BookingCategory!) {
      cancelBooking(id: $id, category: $category) {
        success
      }
    }
  `);
  return useCallback(
    (booking: CancelledBooking, { onDone, onRefused }: CancelCallbacks) =>
      commit({
        variables: { id: booking._id, category: booking.category },
        optimisticUpdater: (store) => cancelIn(store, booking),
        updater: (store) => cancelIn(store, booking),
        onCompleted: onDone,
        onError: onRefused,
      }),
    [commit],
  );
};
