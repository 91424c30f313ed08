import type { CourtBooked } from '@platzwart/contracts/booking';
import { type Decision, accept, reject } from '../../core/decider.ts';
import { clubOrder } from '../../booking/domain/clubOrder.ts';
import { placeBlocks } from '../../booking/domain/conflicts.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { reservationPolicies } from '../../booking/domain/reservationPolicies.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { courtBooked } from './courtBooked.ts';
import type { AddOccurrence, CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { reservationDetailsOf } from './reservationDetails.ts';

/**
 * Books a date that a series leaves out, on all courts where it does, by the rules of every reservation (decisions.md N15). The same
 * command again changes nothing. Refuses with ERR_MAIN_BOOKING_NOT_FOUND, ERR_INVALID_INPUT (a date that the series does not leave out),
 * ERR_BOOKING_CONFLICT, and with the code of the first violated rule of `reservationPolicies`.
 */
export const decideAddOccurrence = (
  { data }: AddOccurrence,
  state: CourtsState,
): Decision<CourtBooked, CourtsErrorCode> => {
  const { seriesId, bookings } = data;
  const series = state.series.get(seriesId);
  if (!series) return reject('ERR_MAIN_BOOKING_NOT_FOUND', 'id');
  if (bookings.length > 0 && bookings.every(({ bookingId }) => state.bookings.has(bookingId))) return accept();
  const isLeftOut = ({ date, court }: (typeof bookings)[number]): boolean =>
    series.skipped.some((each) => each.date === date && each.court === court);
  if (bookings.length === 0 || !bookings.every(isLeftOut)) return reject('ERR_INVALID_INPUT', 'date');
  const order = clubOrder({ ...data, series: null, hasReason: true }, bookedCourtsOf(state));
  const refusal = firstRefusal(reservationPolicies, order);
  if (refusal) return refusal;
  const placement = placeBlocks(order);
  if ('outcome' in placement) return placement;
  return accept(...placement.placed.map((block) => courtBooked(data, block, reservationDetailsOf(block, seriesId))));
};
