import type { BookingCancelled, CourtBooked, OfferEnded, PaymentEnded } from '@platzwart/contracts/booking';
import { endMinute } from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import type { EventRequest, NewReservation } from '../../booking/domain/bookingRequests.ts';
import { clubOrder } from '../../booking/domain/clubOrder.ts';
import { placeBlocks } from '../../booking/domain/conflicts.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { reservationPolicies } from '../../booking/domain/reservationPolicies.ts';
import type { Rejected } from '../../core/decider.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import { bookingsOfEvent } from './bookingsOfEvent.ts';
import { courtBooked } from './courtBooked.ts';
import type { CourtsErrorCode } from './courtsCommands.ts';
import { type CourtsState, evolveCourts } from './courtsState.ts';
import { displacedBookings } from './displacedBookings.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import { reservationDetailsOf } from './reservationDetails.ts';

/** What an event does to the courts: bookings that end, its own and those that make way, and bookings that begin. */
export type CourtChanges = Readonly<{
  ended: readonly (BookingCancelled | OfferEnded | PaymentEnded)[];
  booked: readonly CourtBooked[];
}>;

type CourtTime = Pick<LedgerBooking, 'sport' | 'date' | 'court' | 'startMinute' | 'endMinute'>;
const keyOf = ({ sport, date, court, startMinute, endMinute: end }: CourtTime): string =>
  [sport, date, court, startMinute, end].join(' ');

/** The club's own bookings of the event, one for each of its days and courts; none for an event that is text only. */
const reservationsOf = ({ details, spots, ifTaken }: EventRequest): readonly NewReservation[] => {
  const { sport, start, end, name } = details;
  if (sport === null || start === null || end === null) return [];
  return spots.map((spot) => ({
    ...{ ...spot, sport, start, end, ifTaken, category: 'EVENT', person: null, title: name },
    ...{ price: null, sealedRemark: null, clubRemark: null, sealedReason: null },
  }));
};

const timeOf = ({ sport, date, court, start, end }: NewReservation): CourtTime => ({
  ...{ sport, date, court },
  ...{ startMinute: minuteOfDay(start), endMinute: endMinute(end) },
});

/**
 * Gives the event exactly its courts (decisions.md B16): bookings of it that stay as they are remain untouched, the others are cancelled, and
 * what is missing is booked by the rules of every reservation of the club. Its own former courts are free for it. Refuses with the code of
 * the first violated rule of `reservationPolicies`, then with ERR_BOOKING_CONFLICT.
 */
export const courtsOfEvent = (request: EventRequest, state: CourtsState): CourtChanges | Rejected<CourtsErrorCode> => {
  const held = bookingsOfEvent(state, request.eventId);
  const heldKeys = new Set(held.map(keyOf));
  const wanted = reservationsOf(request);
  const wantedKeys = new Set(wanted.map((each) => keyOf(timeOf(each))));
  const given = held.filter((booking) => !wantedKeys.has(keyOf(booking))).map((booking) => bookingCancelled(booking));
  const missing = wanted.filter((each) => !heldKeys.has(keyOf(timeOf(each))));
  if (missing.length === 0) return { ended: given, booked: [] };
  const freed = given.reduce(evolveCourts.BookingCancelled, state);
  const order = clubOrder({ ...request, series: null, bookings: missing }, bookedCourtsOf(freed));
  const refusal = firstRefusal(reservationPolicies, order);
  if (refusal) return refusal;
  const placement = placeBlocks(order, missing.length < wanted.length);
  if ('outcome' in placement) return placement;
  const booked = placement.placed.map((block) =>
    courtBooked(request, block, { ...reservationDetailsOf(block, null), eventId: request.eventId }),
  );
  return { ended: [...given, ...displacedBookings(placement, freed)], booked };
};
