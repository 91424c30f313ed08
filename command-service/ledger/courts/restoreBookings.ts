import {
  type BookingCancelled,
  type CourtBooked,
  type PlayersChanged,
  canDisplace,
} from '@platzwart/contracts/booking';
import { noCents, timeOfMinute, vatOn } from '@platzwart/contracts/core';
import type { NewReservation } from '../../booking/domain/bookingRequests.ts';
import { type ClubBlock, type ClubOrder, clubOrder } from '../../booking/domain/clubOrder.ts';
import { placeBlocks } from '../../booking/domain/conflicts.ts';
import { firstRefusal } from '../../booking/domain/policy.ts';
import { neverTooFarBack, reservationPolicies } from '../../booking/domain/reservationPolicies.ts';
import { endsAfter } from '../../booking/domain/spans.ts';
import { type Decision, accept, reject } from '../../core/decider.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import { courtBooked } from './courtBooked.ts';
import type { CourtsErrorCode, Restored, RestoreBookings } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import { placeOf } from './namedPlayers.ts';
import { reservationDetailsOf } from './reservationDetails.ts';

type Event = BookingCancelled | CourtBooked | PlayersChanged;
type Again = Readonly<{ before: LedgerBooking; restored: Restored }>;
type Data = RestoreBookings['data'];

/**
 * Takes back closures, and makes cancelled bookings again with their players, all of it in one append; free of charge where the price of the
 * cancelled one stays. Each is placed by the rules of every
 * reservation, with the courts of the closures free; one that finds no court or breaks a rule by now is left out, and beside closures one that
 * is over. One that was cancelled by itself is made again also where it is over: it was played, and is owed. The same command again changes
 * nothing. Refuses with ERR_BOOKING_NOT_FOUND (a closure that nothing makes way for, or of a club event, a booking that was never made),
 * ERR_BOOKING_NOT_UPDATED (not closed, or not cancelled, any more) and, where no booking of some finds its court and no closure ends,
 * ERR_BOOKING_CONFLICT.
 */
export const decideRestoreBookings = (
  { data }: RestoreBookings,
  state: CourtsState,
): Decision<Event, CourtsErrorCode> => {
  if (data.bookings.some(({ newId }) => state.bookings.has(newId))) return accept();
  const closures = data.closures.map((id) => state.bookings.get(id));
  const before = data.bookings.map(({ bookingId }) => state.bookings.get(bookingId));
  const code = refusedClosure(closures) ?? refusedBooking(before);
  if (code) return reject(code);
  const again = data.bookings.flatMap((restored, index): readonly Again[] => {
    const known = before[index];
    const isWanted = known && (data.closures.length === 0 || endsAfter(known, data.now));
    return isWanted && isOfSomebody(known, restored) ? [{ before: known, restored }] : [];
  });
  const made = madeAgain(data, again, state);
  if (made.length === 0 && closures.length === 0) return reject('ERR_BOOKING_CONFLICT');
  return accept<Event>(...closures.flatMap((closure) => (closure ? [bookingCancelled(closure)] : [])), ...made);
};

type Found = readonly (LedgerBooking | undefined)[];

/** The event takes back its own courts. */
const isReservation = (closure: LedgerBooking | undefined): boolean =>
  closure !== undefined && canDisplace(closure.category) && closure.eventId === null;

const refusedClosure = (closures: Found): CourtsErrorCode | null => {
  if (!closures.every(isReservation)) return 'ERR_BOOKING_NOT_FOUND';
  return closures.every((closure) => closure?.occupancy === 'BOOKED') ? null : 'ERR_BOOKING_NOT_UPDATED';
};

const refusedBooking = (bookings: Found): CourtsErrorCode | null => {
  if (bookings.includes(undefined)) return 'ERR_BOOKING_NOT_FOUND';
  return bookings.every((booking) => booking?.occupancy === 'CANCELED') ? null : 'ERR_BOOKING_NOT_UPDATED';
};

/** Not that of somebody who was erased or locked meanwhile, nor a court of an event, which the event takes back. */
const isOfSomebody = ({ personId, eventId }: LedgerBooking, { person }: Restored): boolean =>
  eventId === null && (personId === null || person?.personId === personId);

/** What is still paid for the cancelled booking is not paid again. */
const payment = ({ priceKept, ownPrice, price, byCard }: LedgerBooking) =>
  priceKept ? { price: noCents, byCard: false } : { price: ownPrice ? price : null, byCard };

const reservationOf = ({ before, restored }: Again): NewReservation => ({
  ...{ bookingId: restored.newId, sport: before.sport, court: before.court, date: before.date },
  ...{ start: timeOfMinute(before.startMinute), end: timeOfMinute(before.endMinute) },
  ...{ category: before.category, person: restored.person, title: before.title },
  ...payment(before),
  ...{ sealedRemark: before.sealedRemark, clubRemark: before.clubRemark, sealedReason: null, ifTaken: 'SKIP' },
});

const madeAgain = (data: Data, again: readonly Again[], state: CourtsState): readonly Event[] => {
  const courts = bookedCourtsOf(state, { leaving: new Set(data.closures) });
  const order = clubOrder({ ...data, hasReason: true, series: null, bookings: again.map(reservationOf) }, courts);
  const isAllowed = (block: ClubBlock): boolean => firstRefusal(policies, only(order, block)) === null;
  const placement = placeBlocks({ ...order, blocks: order.blocks.filter(isAllowed) }, true);
  if ('outcome' in placement) return [];
  return placement.placed.flatMap((block) => {
    const known = again[block.index];
    return known ? eventsOf(data, block, known) : [];
  });
};

/** The day was right when the booking was made: how far back it lies is no slip of the keys. */
const policies = reservationPolicies.filter((policy) => policy !== neverTooFarBack);

const only = (order: ClubOrder, block: ClubBlock): ClubOrder => ({ ...order, blocks: [{ ...block, index: 0 }] });

/** As it was: whether its owner or the club had entered it, and in the same series. */
const eventsOf = (data: Data, block: ClubBlock, { before, restored }: Again): readonly Event[] => {
  const { enteredByClub, seriesId } = before;
  const details = { ...reservationDetailsOf(block, seriesId), enteredByClub, restored: true as const };
  return [courtBooked(data, block, details), ...playersOf(data, { before, restored })];
};

const playersOf = ({ settings }: Data, { before, restored }: Again): readonly PlayersChanged[] => {
  const { players, personId, date } = before;
  const members = players?.members.filter((member) => restored.members.includes(member)) ?? [];
  if (!players || personId === null || members.length + players.guests === 0) return [];
  const { guests, sealedGuests } = players;
  const guestFee = before.priceKept ? noCents : players.guestFee;
  return [
    {
      type: 'PlayersChanged',
      data: {
        ...placeOf({ ...before, bookingId: restored.newId }),
        ...{ personId, members, added: members, guests, sealedGuests, guestFee },
        guestFeeVatRate: vatOn(date, 'GUEST_FEE', settings.rules).percent,
        guestFeePayment: guestFee > 0 ? 'INVOICE' : null,
      },
    },
  ];
};
