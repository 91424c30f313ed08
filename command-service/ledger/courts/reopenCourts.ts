import type { BookingCancelled, CourtBooked } from '@platzwart/contracts/booking';
import { timeOfMinute } from '@platzwart/contracts/core';
import { clubOrder } from '../../booking/domain/clubOrder.ts';
import { endsAfter } from '../../booking/domain/spans.ts';
import { type Decision, accept, reject } from '../../core/decider.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import { courtBooked } from './courtBooked.ts';
import type { CourtsErrorCode, ReopenCourts, Reopening } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import { reservationDetailsOf } from './reservationDetails.ts';

/** How long a closure is kept that has begun: the minutes that were closed. */
type Kept = Readonly<{ closure: LedgerBooking; rest: Reopening }>;

/**
 * Ends closures early: the courts are free again from `until` on. What was closed before stays in the plan, as a shorter booking in the same
 * append; a closure that has not begun is cancelled. One that is over or cancelled stays as it is. Refuses with ERR_BOOKING_NOT_FOUND what
 * is no BLOCK.
 */
export const decideReopenCourts = (
  { data }: ReopenCourts,
  state: CourtsState,
): Decision<BookingCancelled | CourtBooked, CourtsErrorCode> => {
  const found = data.closures.map((rest) => ({ rest, closure: state.bookings.get(rest.bookingId) }));
  if (found.some(({ closure }) => closure?.category !== 'BLOCK' || closure.occupancy === 'DELETED'))
    return reject('ERR_BOOKING_NOT_FOUND');
  const ended = found.flatMap(({ rest, closure }): readonly Kept[] =>
    closure?.occupancy === 'BOOKED' && endsAfter(closure, data.now) ? [{ rest, closure }] : [],
  );
  return accept<BookingCancelled | CourtBooked>(
    ...ended.map(({ closure }) => bookingCancelled(closure)),
    ...keptParts(data, ended, state),
  );
};

/** They lie within closures that end in the same append, so no other booking can be in their way. */
const keptParts = (data: ReopenCourts['data'], ended: readonly Kept[], state: CourtsState): readonly CourtBooked[] => {
  const begun = ended.filter(({ closure, rest }) => closure.date === data.now.date && closure.startMinute < rest.until);
  const bookings = begun.map(({ closure, rest }) => ({
    ...{ bookingId: rest.newId, sport: closure.sport, court: closure.court, date: closure.date },
    ...{ start: timeOfMinute(closure.startMinute), end: timeOfMinute(rest.until) },
    ...{ category: closure.category, person: null, title: closure.title, price: null },
    ...{ sealedRemark: null, clubRemark: null, sealedReason: null, ifTaken: 'ABORT' as const },
  }));
  const order = clubOrder({ ...data, hasReason: false, series: null, bookings }, bookedCourtsOf(state));
  return order.blocks.map((block, index) =>
    courtBooked(data, block, reservationDetailsOf(block, begun[index]?.closure.seriesId ?? null)),
  );
};
