import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, fetchQuery, getRequest, graphql } from 'relay-runtime';
import type { useOwnBookingsQuery, useOwnBookingsQuery$data } from '../../__generated__/useOwnBookingsQuery.graphql.ts';

const query = graphql`
  query useOwnBookingsQuery($userID: ID!) {
    bookingsByUser(userID: $userID) {
      _id
      ...CancelBookingSheet_booking
    }
  }
`;

/** What opens when somebody taps a booking of their own. Its code comes only then. */
export const OwnBookingSheet = lazy(async () => {
  const { CancelBookingSheet } = await import('../../core/cancelBooking/CancelBookingSheet.tsx');
  return { default: CancelBookingSheet };
});

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
  const own = useMemo(() => new Map(list.map((booking) => [booking._id, booking])), [list]);
  return { own, refresh };
};
