import { type BookingCancelled, seriesId } from '@platzwart/contracts/booking';
import { type Decision, accept, reject } from '../../core/decider.ts';
import {
  neverOfClubEvent,
  onlyOwnersAndAdmins,
  ownersOnlyInTime,
  priceKeptOnlyWhenLate,
  reasonRequiredForOthers,
  refundOf,
} from '../../booking/domain/cancellationPolicies.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { beginsAfter } from '../../booking/domain/spans.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import type { CancelBooking, CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import { liveOccurrences } from './occurrences.ts';

type CancelDecision = Decision<BookingCancelled, CourtsErrorCode>;

/**
 * Cancels a booking, which frees its court (decisions.md B4). The owner may do so until `cancellationHours` before the start, an ADMIN
 * always, with a reason for another person's booking. For an ADMIN the id of a series cancels all of its dates that have not begun (B17); a
 * date of it with the scope FOLLOWING itself and those of later days, with ALL the others, too (N14). Of several dates `refund: NONE` keeps the
 * prices that may stay (B5), and drops the others.
 * Cancelling a cancelled booking writes no event. Refuses with ERR_BOOKING_NOT_FOUND (unknown, deleted, or of another category: B17),
 * ERR_NOT_AUTHORIZED, ERR_EVENT_NOT_POSSIBLE_TO_CANCEL (B15), ERR_INVALID_INPUT (reason, refund) and ERR_CANCEL_TOO_LATE.
 */
export const decideCancelBooking = ({ data }: CancelBooking, state: CourtsState): CancelDecision => {
  const booking = state.bookings.get(data.bookingId);
  const dates = datesInScope(data, state, booking);
  if (dates) return decideCancelDates(data, dates);
  if (booking?.category !== data.category || booking.occupancy === 'DELETED') return reject('ERR_BOOKING_NOT_FOUND');
  const cancellation = { ...data, booking };
  const notAllowed = firstRefusal([onlyOwnersAndAdmins, neverOfClubEvent], cancellation);
  if (notAllowed) return notAllowed;
  if (booking.occupancy === 'CANCELED') return accept();
  const refused = firstRefusal([reasonRequiredForOthers, ownersOnlyInTime, priceKeptOnlyWhenLate], cancellation);
  return (
    refused ?? accept(bookingCancelled(booking, { refund: refundOf(cancellation), sealedReason: data.sealedReason }))
  );
};

/** The live dates of a series that are meant; null: one booking alone. */
const datesInScope = (
  { bookingId, scope }: CancelBooking['data'],
  state: CourtsState,
  named: LedgerBooking | undefined,
): readonly LedgerBooking[] | null => {
  if (scope === 'THIS') return null;
  if (!named) return liveOccurrences(state, seriesId(bookingId));
  if (scope === null || named.seriesId === null) return null;
  const live = liveOccurrences(state, named.seriesId);
  return scope === 'ALL' ? live : live.filter(({ date }) => date >= named.date);
};

const decideCancelDates = (data: CancelBooking['data'], dates: readonly LedgerBooking[]): CancelDecision => {
  // Single dates may have been given another category; an empty list has no date of this one.
  if (!dates.some(({ category }) => category === data.category)) return reject('ERR_BOOKING_NOT_FOUND');
  if (data.caller.role !== 'ADMIN') return reject('ERR_NOT_AUTHORIZED');
  const cancellations = dates
    .filter((booking) => beginsAfter(booking, data.now))
    .map((booking) => ({ ...data, booking }));
  const refused = cancellations.map((each) => firstRefusal([neverOfClubEvent, reasonRequiredForOthers], each));
  return (
    refused.find((refusal) => refusal !== null) ??
    accept(
      ...cancellations.map((each) => {
        const refund = priceKeptOnlyWhenLate(each) ? 'FULL' : refundOf(each);
        return bookingCancelled(each.booking, { refund, sealedReason: data.sealedReason });
      }),
    )
  );
};
