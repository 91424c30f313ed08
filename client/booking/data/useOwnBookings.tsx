import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, fetchQuery, getRequest, graphql } from 'relay-runtime';
import type { useOwnBookingsQuery, useOwnBookingsQuery$data } from '../../__generated__/useOwnBookingsQuery.graphql.ts';
import { bookingInProgressKey } from '../../core/bookingInProgressKey.ts';
import { lateParts } from '../../core/lateParts.ts';

const query = graphql`
  query useOwnBookingsQuery($userID: ID!) {
    bookingsByUser(userID: $userID) {
      _id
      ...CancelBookingSheet_booking
    }
  }
`;

/** What opens when somebody taps a booking of their own. Its code comes only then. */
export const OwnBookingSheet = lateParts(() => import('../../core/cancelBooking/CancelBookingSheet.tsx')).part(
  ({ CancelBookingSheet }) => CancelBookingSheet,
);

export type OwnBooking = useOwnBookingsQuery$data['bookingsByUser'][number];

/**
 * The viewer's own bookings by their `_id`. The plan itself is the same for everybody (decisions.md B24), so this is what
 * turns a booking of it into "Du". Empty until loaded, and where they cannot be loaded.
 */
export const useOwnBookings = (memberNumber: string) => {
  const environment = useRelayEnvironment();
  const [list, setList] = useState<readonly OwnBooking[]>([]);
  const refresh = useCallback(() => {
    fetchQuery<useOwnBookingsQuery>(environment, query, { userID: memberNumber }).subscribe({
      next: ({ bookingsByUser }) => setList(bookingsByUser),
    });
  }, [environment, memberNumber]);
  useEffect(() => {
    const kept = environment.retain(createOperationDescriptor(getRequest(query), { userID: memberNumber }));
    refresh();
    return () => kept.dispose();
  }, [environment, memberNumber, refresh]);
  useEffect(() => {
    // Another tab ends its booking in progress when it has booked; another device has booked while this one was away.
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
  const own = useMemo(() => new Map(list.map((booking) => [booking._id, booking])), [list]);
  return { own, refresh };
};
