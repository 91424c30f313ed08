import {
  type BookingCancelled,
  type BookingDeleted,
  type BookingRow,
  type CourtBooked,
  hasOwnPrice,
} from '@platzwart/contracts/booking';
import { type BookingId, minuteOfDay, noCents } from '@platzwart/contracts/core';
import type { Logged } from '../../core/readModel.ts';
import {
  type BookingUpdate,
  type Change,
  type SealedGuests,
  noGuests,
  owedState,
  rowAfter,
  updateAfter,
} from './foldUpdates.ts';

/** `cancelReason` is the reason in plain text; `sealedReason` replaces it once it is opened. */
type SealedReason = Readonly<{ sealedReason: string | null }>;
/** The final row except for sealed data: an owner's `remark` is null until `sealedRemark` is opened, and `players` lacks the guests. */
export type FoldedBooking = BookingRow & Readonly<{ sealedRemark: string | null }> & SealedReason & SealedGuests;
/** `paymentState` is null where the cancellation leaves it as it is. */
export type Cancellation = Pick<
  BookingRow,
  'bookingId' | 'personId' | 'occupancy' | 'cancelledAt' | 'cancelReason' | 'changedAt'
> &
  SealedReason &
  Readonly<{ paymentState: BookingRow['paymentState'] | null }>;

/** The effect of a batch of events on the bookings: complete rows to write, and updates and cancellations of rows that already exist. */
export type BookingChanges = Readonly<{
  booked: readonly FoldedBooking[];
  updated: readonly BookingUpdate[];
  cancelled: readonly Cancellation[];
}>;

/** The events about a single booking. */
export type SingleBookingEvent = CourtBooked | Change | BookingCancelled | BookingDeleted;
const singleBookingTypes: readonly string[] = [
  'CourtBooked',
  'PlayersChanged',
  'PlayerLeft',
  'RemarkChanged',
  'BookingCancelled',
  'BookingDeleted',
] satisfies SingleBookingEvent['type'][];

export const isSingleBookingEvent = (logged: Logged): logged is Logged<SingleBookingEvent> =>
  singleBookingTypes.includes(logged.event.type);

const bookedRow = ({ data }: CourtBooked, { occurredAt, position }: Logged): FoldedBooking => ({
  bookingId: data.bookingId,
  orderId: data.orderId,
  enteredByClub: data.enteredByClub,
  personId: data.personId,
  seriesId: data.seriesId,
  eventId: data.eventId,
  category: data.category,
  sport: data.sport,
  court: data.court,
  date: data.date,
  startMinute: minuteOfDay(data.start),
  endMinute: minuteOfDay(data.end),
  title: data.title,
  remark: data.clubRemark,
  sealedRemark: data.sealedRemark,
  price: data.price,
  ...{ guestFee: noCents, players: [], ...noGuests },
  ownPrice: hasOwnPrice(data),
  paymentMethod: data.paymentMethod,
  paymentState: owedState(data.price, data.paymentMethod),
  occupancy: 'BOOKED',
  ...{ changedAlone: false, formerPlaces: null, termsVersion: data.termsVersion ?? null, revision: 0 },
  bookedAt: occurredAt,
  cancelledAt: null,
  cancelReason: null,
  sealedReason: null,
  changedAt: position,
});

/** A cancelled booking owes nothing, unless the club keeps its price (decisions.md B1, B5, B6); a deleted one never owes anything. */
const endingOf = (event: BookingCancelled | BookingDeleted, { occurredAt, position, reason }: Logged): Cancellation => {
  const { bookingId, personId } = event.data;
  const isCancelled = event.type === 'BookingCancelled';
  return {
    ...{ bookingId, personId, cancelledAt: occurredAt, changedAt: position, cancelReason: reason },
    occupancy: isCancelled ? 'CANCELED' : 'DELETED',
    paymentState: isCancelled && event.data.refund === 'NONE' ? null : 'NONE',
    sealedReason: isCancelled ? event.data.sealedReason : null,
  };
};

const isChange = (event: SingleBookingEvent): event is Change =>
  event.type === 'PlayersChanged' || event.type === 'PlayerLeft' || event.type === 'RemarkChanged';

/** Folds the events to the final state of each booking, so that writing takes a few statements for any number of events. */
export const foldBookings = (events: readonly Logged<SingleBookingEvent>[]): BookingChanges => {
  const booked = new Map<BookingId, FoldedBooking>();
  const updated = new Map<BookingId, BookingUpdate>();
  const cancelled = new Map<BookingId, Cancellation>();
  for (const logged of events) {
    const { event } = logged;
    const row = booked.get(event.data.bookingId);
    if (event.type === 'CourtBooked') {
      // A booking is made once; the same id again is a repeated delivery of the same event.
      if (!row) booked.set(event.data.bookingId, bookedRow(event, logged));
      continue;
    }
    if (isChange(event)) {
      const { bookingId } = event.data;
      if (row) booked.set(bookingId, rowAfter(row, event, logged.position));
      else updated.set(bookingId, updateAfter(updated.get(bookingId), event, logged.position));
      continue;
    }
    const ending = endingOf(event, logged);
    if (row) booked.set(row.bookingId, { ...row, ...ending, paymentState: ending.paymentState ?? row.paymentState });
    else cancelled.set(ending.bookingId, afterEarlier(ending, cancelled.get(ending.bookingId)));
  }
  return { booked: [...booked.values()], updated: [...updated.values()], cancelled: [...cancelled.values()] };
};

/** A cancelled booking that is deleted keeps the time and reason of its cancellation. */
const afterEarlier = (ending: Cancellation, earlier: Cancellation | undefined): Cancellation =>
  earlier
    ? { ...earlier, occupancy: ending.occupancy, paymentState: ending.paymentState, changedAt: ending.changedAt }
    : ending;
