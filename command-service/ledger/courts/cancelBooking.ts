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
import { liveOccurrences } from './occurrences.ts';

type CancelDecision = Decision<BookingCancelled, CourtsErrorCode>;

/**
 * Cancels a booking, which frees its court (decisions.md B4). The owner may do so until `cancellationHours` before the start, an ADMIN
 * always, with a reason for another person's booking. The id of a series cancels all of its dates that have not begun (B17), for an ADMIN.
 * Cancelling a cancelled booking writes no event. Refuses with ERR_BOOKING_NOT_FOUND (unknown, deleted, or of another category: B17),
 * ERR_NOT_AUTHORIZED, ERR_EVENT_NOT_POSSIBLE_TO_CANCEL (B15), ERR_INVALID_INPUT (reason, refund) and ERR_CANCEL_TOO_LATE.
 */
export const decideCancelBooking = ({ data }: CancelBooking, state: CourtsState): CancelDecision => {
  const booking = state.bookings.get(data.bookingId);
  if (!booking) return decideCancelSeries(data, state);
  if (booking.category !== data.category || booking.occupancy === 'DELETED') return reject('ERR_BOOKING_NOT_FOUND');
  const cancellation = { ...data, booking };
  const notAllowed = firstRefusal([onlyOwnersAndAdmins, neverOfClubEvent], cancellation);
  if (notAllowed) return notAllowed;
  if (booking.occupancy === 'CANCELED') return accept();
  const refused = firstRefusal([reasonRequiredForOthers, ownersOnlyInTime, priceKeptOnlyWhenLate], cancellation);
  return (
    refused ?? accept(bookingCancelled(booking, { refund: refundOf(cancellation), sealedReason: data.sealedReason }))
  );
};

const decideCancelSeries = (data: CancelBooking['data'], state: CourtsState): CancelDecision => {
  const dates = liveOccurrences(state, seriesId(data.bookingId));
  // Single dates may have been given another category; an empty list has no date of this one.
  if (!dates.some(({ category }) => category === data.category)) return reject('ERR_BOOKING_NOT_FOUND');
  if (data.caller.role !== 'ADMIN') return reject('ERR_NOT_AUTHORIZED');
  const cancellations = dates
    .filter((booking) => beginsAfter(booking, data.now))
    .map((booking) => ({ ...data, booking }));
  const refused = cancellations.map((each) =>
    firstRefusal([neverOfClubEvent, reasonRequiredForOthers, priceKeptOnlyWhenLate], each),
  );
  return (
    refused.find((refusal) => refusal !== null) ??
    accept(
      ...cancellations.map((each) =>
        bookingCancelled(each.booking, { refund: refundOf(each), sealedReason: data.sealedReason }),
      ),
    )
  );
};
