import { type SortableBooking, sortBookings } from './sortBookings.ts';
import type { StateChoice } from './stateChoices.ts';

export type Period = 'upcoming' | 'past';
type Choice = Readonly<{ period: Period; state: StateChoice; sport: string | null; now: number }>;

export type ShownBookings<Booking> = Readonly<{
  next: Booking | null;
  listed: readonly Booking[];
  /** Cancelled by their owner, out of the way until asked for. */
  folded: readonly Booking[];
}>;

/** What a period shows of the bookings in one state or sport, or of all of them; cancelled ones are listed where they were asked for. */
export const shownBookings = <Booking extends SortableBooking & Readonly<{ sport: string }>>(
  bookings: readonly Booking[],
  { period, state, sport, now }: Choice,
): ShownBookings<Booking> => {
  const chosen = bookings.filter(
    (booking) => (state === 'ALL' || booking.state === state) && (sport === null || booking.sport === sport),
  );
  const { next, upcoming, cancelled, past } = sortBookings(chosen, now);
  if (period === 'past') return { next: null, listed: past, folded: [] };
  if (state === 'CANCELED') return { next, listed: [...upcoming, ...cancelled], folded: [] };
  return { next, listed: upcoming, folded: cancelled };
};

export const isNothing = ({ next, listed }: ShownBookings<unknown>): boolean => next === null && listed.length === 0;
