import { graphql, useFragment } from 'react-relay';
import type {
  useBookingEntry_booking$data,
  useBookingEntry_booking$key,
} from '../../__generated__/useBookingEntry_booking.graphql.ts';
import { type Cancellation, cancellationOf } from '../../core/cancelBooking/cancellation.ts';
import { isReleased } from '../../core/cancelBooking/isReleased.ts';
import type { BookingLabel } from './StateChip.tsx';
import { hasEnded, startOf } from './sortBookings.ts';

export type BookingEntry = Readonly<{
  booking: useBookingEntry_booking$data;
  /** Whether it is somebody else's, and names the viewer or a child of theirs as a player. */
  isGame: boolean;
  /** The state of the booking, and whether it is over (decisions.md W13). */
  labels: readonly BookingLabel[];
  /** Null where there is nothing to cancel, and where it is somebody else's. */
  cancellation: Cancellation | null;
  /** Whether it has neither begun nor been cancelled, and the viewer or a child of theirs plays in it as somebody else's partner. */
  canLeave: boolean;
  /** Whether its owner may change remark and players: until it begins (decisions.md N20). */
  canEdit: boolean;
}>;

const labelsOf = (booking: useBookingEntry_booking$data, now: number): readonly BookingLabel[] => {
  const { category, paymentState } = booking;
  const state = isReleased({ category, paymentState, state: booking.state }) ? 'RELEASED' : booking.state;
  if (!hasEnded(booking, now)) return [state];
  return state === 'BOOKED' ? ['ended'] : ['ended', state];
};

/** The data of one booking for a card or a row, at `now` (epoch milliseconds). */
export const useBookingEntry = (key: useBookingEntry_booking$key, now: number): BookingEntry => {
  const booking = useFragment(
    graphql`
      fragment useBookingEntry_booking on Booking {
        _id
        category
        sport
        court
        date
        start
        end
        duration
        price
        paymentMethod
        paymentState
        state
        revision
        remark
        cancelReason
        cancelable
        cancelableUntil
        guestFee
        playingFamily {
          userID
          firstName
        }
        user {
          userID
          firstName
          lastName
        }
        players {
          user {
            userID
            firstName
            lastName
          }
          guestName
        }
      }
    `,
    key,
  );
  const isGame = booking.playingFamily.length > 0;
  const isOpen = booking.state !== 'CANCELED' && !hasEnded(booking, now);
  const isAhead = isOpen && startOf(booking) > now;
  return {
    booking,
    isGame,
    labels: labelsOf(booking, now),
    cancellation: isOpen && !isGame ? cancellationOf(booking, now) : null,
    canLeave: isAhead && isGame,
    canEdit: isAhead && !isGame,
  };
};
