import type { BookingCancelled } from '@platzwart/contracts/booking';
import { fitsInto } from '@platzwart/contracts/club';
import { type SportArrangement, timeOfMinute } from '@platzwart/contracts/core';
import { type Moment, beginsAfter } from '../../booking/domain/spans.ts';
import { type Accepted, accept } from '../../core/decider.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import type { ClearCourts } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';

/**
 * Live bookings of these sports that have not begun and are no longer on an open court of theirs, in order of time. Looks at each court and
 * day of the club's history, so it is for settings only.
 */
export const unfitBookings = (
  { taken }: CourtsState,
  { sports, arrangements }: Readonly<{ sports: readonly string[]; arrangements: readonly SportArrangement[] }>,
  now: Moment,
): readonly LedgerBooking[] =>
  [...taken.values()]
    .filter(([first]) => first && sports.includes(first.sport) && first.date >= now.date)
    .flat()
    .filter((booking) => beginsAfter(booking, now) && !isFitting(booking, arrangements))
    .toSorted((one, other) => (timeOf(one) < timeOf(other) ? -1 : 1));

const timeOf = ({ date, startMinute }: LedgerBooking): string => `${date} ${timeOfMinute(startMinute)}`;

const isFitting = ({ startMinute, endMinute, ...booking }: LedgerBooking, arrangements: readonly SportArrangement[]) =>
  fitsInto(arrangements, { ...booking, start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) });

/** Cancels those of the bookings that are live and have not begun. Refuses nothing; a repetition finds nothing to cancel. */
export const decideClearCourts = (
  { data: { bookings, now } }: ClearCourts,
  state: CourtsState,
): Accepted<BookingCancelled> =>
  accept(
    ...bookings.flatMap(({ bookingId, sealedReason }) => {
      const booking = state.bookings.get(bookingId);
      const isAhead = booking?.occupancy === 'BOOKED' && beginsAfter(booking, now);
      return isAhead ? [bookingCancelled(booking, { sealedReason })] : [];
    }),
  );
