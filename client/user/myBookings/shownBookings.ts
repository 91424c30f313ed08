import { type SortableBooking, sortBookings } from './sortBookings.ts';
import type { StateChoice } from './stateChoices.ts';

export type Period = 'upcoming' | 'past';
type Choice = Readonly<{ period: Period; state: StateChoice; now: number }>;

export type ShownBookings<Booking> = Readonly<{
  next: Booking | null;
  listed: readonly Booking[];
  /** Cancelled by their owner, out of the way until asked for. */
  folded: readonly Booking[];
}>;

/** What a period shows of the bookings in one state, or of all of them; cancelled ones are listed where they were asked for. */
export const shownBookings = <Booking extends SortableBooking>(
  bookings: readonly Booking[],
  { period, state, now }: Choice,
): ShownBookings<Booking> => {
  const chosen = state === 'ALL' ? bookings : bookings.filter((booking) => booking.state === state);
  const { next, upcoming, cancelled, past } = sortBookings(chosen, now);
  if (period === 'past') return { next: null, listed: past, folded: [] };
  if (state === 'CANCELED') return { next, listed: [...upcoming, ...cancelled], folded: [] };
  return { next, listed: upcoming, folded: cancelled };
};

export const isNothing = ({ next, listed }: ShownBookings<unknown>): boolean => next === null && listed.length === 0;
