import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, fetchQuery, getRequest, graphql } from 'relay-runtime';
import type { useOwnBookingsQuery, useOwnBookingsQuery$data } from '../../__generated__/useOwnBookingsQuery.graphql.ts';
import { bookingInProgressKey } from '../../core/bookingInProgressKey.ts';
import { lazyChunk } from '../../core/loading/lazyChunk.ts';

const query = graphql`
  query useOwnBookingsQuery {
    bookingsByUser(withChildren: true) {
      _id
      user {
        userID
        firstName
      }
      ...CancelBookingSheet_booking
    }
  }
`;

/** The dialog for a tap on an own booking. Its code is loaded only then. */
export const OwnBookingSheet = lazyChunk(() => import('../../core/cancelBooking/CancelBookingSheet.tsx')).component(
  ({ CancelBookingSheet }) => CancelBookingSheet,
);

export type OwnBooking = useOwnBookingsQuery$data['bookingsByUser'][number];

/**
 * The bookings of the viewer and of their children by their `_id`; `child` is the first name of whose it is. The plan itself is the same for
 * everybody (decisions.md B24); these ids decide which of its bookings are shown as "Du", or with the child's name. Empty until loaded, and
 * where they cannot be loaded.
 */
export const useOwnBookings = (memberNumber: string) => {
  const environment = useRelayEnvironment();
  const [list, setList] = useState<readonly OwnBooking[]>([]);
  const refresh = useCallback(() => {
    fetchQuery<useOwnBookingsQuery>(environment, query, {}).subscribe({
      next: ({ bookingsByUser }) => setList(bookingsByUser),
    });
  }, [environment]);
  useEffect(() => {
    const kept = environment.retain(createOperationDescriptor(getRequest(query), {}));
    refresh();
    return () => kept.dispose();
  }, [environment, refresh]);
  useEffect(() => {
    // Refetches when another tab has finished its booking, and when this one becomes visible, because another device
    // may have booked.
    const whenBooked = ({ key, newValue }: StorageEvent) => {
      if (key === bookingInProgressKey && newValue === null) refresh();
    };
    const whenVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    window.addEventListener('storage', whenBooked);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      window.removeEventListener('storage', whenBooked);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [refresh]);
  const own = useMemo(() => {
    const childOf = ({ user }: OwnBooking) => (user && user.userID !== memberNumber ? user.firstName : null);
    return new Map(list.map((booking) => [booking._id, { ...booking, child: childOf(booking), title: null }]));
  }, [list, memberNumber]);
  return { own, refresh };
};
