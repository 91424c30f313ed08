import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { useCancelBookingMutation } from '../../__generated__/useCancelBookingMutation.graphql.ts';

type Cancelled = Readonly<{ id: string; _id: string; category: useCancelBookingMutation['variables']['category'] }>;
const cancelIn = (store: RecordSourceProxy, { id }: Cancelled) => {
  store.get(id)?.setValue('CANCELED', 'state').setValue(false, 'cancelable');
};
type Answer = Readonly<{ onDone: () => void; onRefused: (error: Error) => void }>;

/**
 * Cancels one booking of the person who is signed in. Refused with ERR_CANCEL_TOO_LATE, ERR_BOOKING_NOT_FOUND or
 * ERR_NOT_AUTHORIZED (decisions.md B4). Every part of the screen that shows it sees it as cancelled at once, and as it was
 * again where the server refuses.
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
    (booking: Cancelled, { onDone, onRefused }: Answer) =>
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
