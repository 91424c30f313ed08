import type { CourtBooked } from '@platzwart/contracts/booking';
import { type Decision, accept, reject } from '../../core/decider.ts';
import { clubOrder } from '../../booking/domain/clubOrder.ts';
import { placeBlocks } from '../../booking/domain/conflicts.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { reservationPolicies } from '../../booking/domain/reservationPolicies.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { courtBooked } from './courtBooked.ts';
import { addablePlaces } from './addablePlaces.ts';
import type { AddOccurrence, CourtsErrorCode } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { reservationDetailsOf } from './reservationDetails.ts';

type Reservation = AddOccurrence['data']['bookings'][number];

/**
 * Books a date of a series that has no booking of it, on all courts where it has none, by the rules of every reservation (decisions.md N15,
 * Q16). The same command again changes nothing. Refuses with ERR_MAIN_BOOKING_NOT_FOUND, ERR_INVALID_INPUT (a date that the series neither
 * leaves out nor has lost by a cancellation), ERR_BOOKING_CONFLICT, and with the code of the first violated rule of `reservationPolicies`.
 */
export const decideAddOccurrence = (
  { data }: AddOccurrence,
  state: CourtsState,
): Decision<CourtBooked, CourtsErrorCode> => {
  const { seriesId, bookings } = data;
  if (!state.series.has(seriesId)) return reject('ERR_MAIN_BOOKING_NOT_FOUND', 'id');
  if (bookings.length > 0 && bookings.every(({ bookingId }) => state.bookings.has(bookingId))) return accept();
  const isAddable = ({ date, sport, court, start, end }: Reservation): boolean =>
    addablePlaces(state, seriesId, date).some(
      (each) => each.sport === sport && each.court === court && each.start === start && each.end === end,
    );
  if (bookings.length === 0 || !bookings.every(isAddable)) return reject('ERR_INVALID_INPUT', 'date');
  const order = clubOrder({ ...data, series: null, hasReason: true }, bookedCourtsOf(state));
  const refusal = firstRefusal(reservationPolicies, order);
  if (refusal) return refusal;
  const placement = placeBlocks(order);
  if ('outcome' in placement) return placement;
  return accept(...placement.placed.map((block) => courtBooked(data, block, reservationDetailsOf(block, seriesId))));
};
