import type { BookingId } from '@platzwart/contracts/core';
import type { BookedCourts, SpanOnCourt } from '../../booking/domain/bookedCourts.ts';
import { overlaps } from '../../booking/domain/spans.ts';
import type { CourtsState } from './courtsState.ts';
import { type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import { openBookingsOf, personalBookingsOn } from './personalBookings.ts';

/** The live bookings that overlap this span on this court and day: the check that all kinds of bookings use (decisions.md B21). */
const occupantsOf = ({ taken }: CourtsState, span: SpanOnCourt): readonly LedgerBooking[] =>
  (taken.get(courtDayOf(span)) ?? []).filter((booking) => overlaps(booking, span));

const nobody: ReadonlySet<BookingId> = new Set();

/** The state in the form that the booking rules query; the bookings `leaving` are about to leave their courts. */
export const bookedCourtsOf = (state: CourtsState, leaving = nobody): BookedCourts => ({
  isKnown: (bookingId) => state.bookings.has(bookingId),
  isTaken: (span) => occupantsOf(state, span).length > 0,
  occupants: (span) => occupantsOf(state, span).filter(({ bookingId }) => !leaving.has(bookingId)),
  openFrom: state.openFrom,
  spansOn: (personId, date) => personalBookingsOn(state, personId, date),
  openBookings: (personId, now) => openBookingsOf(state, personId, now),
});
