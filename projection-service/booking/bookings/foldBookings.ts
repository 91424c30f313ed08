import type { BookingCancelled, BookingRow, CourtBooked } from '@platzwart/contracts/booking';
import { type BookingId, minuteOfDay } from '@platzwart/contracts/core';
import type { Logged } from '../../core/readModel.ts';

/** `cancelReason` is the reason in plain text; `sealedReason` replaces it once it is opened. */
type SealedReason = Readonly<{ sealedReason: string | null }>;
/** The final row except for sealed data: an owner's `remark` is null until `sealedRemark` is opened. */
export type FoldedBooking = BookingRow & Readonly<{ sealedRemark: string | null }> & SealedReason;
export type Cancellation = Pick<BookingRow, 'bookingId' | 'personId' | 'cancelledAt' | 'cancelReason' | 'changedAt'> &
  SealedReason;

/** The effect of a batch of events on the bookings: complete rows to write, and cancellations of rows that already exist. */
export type BookingChanges = Readonly<{ booked: readonly FoldedBooking[]; cancelled: readonly Cancellation[] }>;

/** A cancelled booking owes nothing: an open amount is dropped (decisions.md B1, B5). */
export const cancelledState = { occupancy: 'CANCELED', paymentState: 'NONE' } as const;

/** The events about a single booking. */
export type SingleBookingEvent = CourtBooked | BookingCancelled;
const singleBookingTypes: readonly string[] = [
  'CourtBooked',
  'BookingCancelled',
] satisfies SingleBookingEvent['type'][];

export const isSingleBookingEvent = (logged: Logged): logged is Logged<SingleBookingEvent> =>
  singleBookingTypes.includes(logged.event.type);

const bookedRow = ({ data }: CourtBooked, { occurredAt, position }: Logged): FoldedBooking => ({
  bookingId: data.bookingId,
  orderId: data.orderId,
  personId: data.personId,
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
  paymentMethod: data.paymentMethod,
  paymentState: data.price > 0 ? 'OPEN' : 'NONE',
  occupancy: 'BOOKED',
  bookedAt: occurredAt,
  cancelledAt: null,
  cancelReason: null,
  sealedReason: null,
  changedAt: position,
});

const cancellationOf = ({ data }: BookingCancelled, { occurredAt, position, reason }: Logged): Cancellation => ({
  bookingId: data.bookingId,
  personId: data.personId,
  cancelledAt: occurredAt,
  cancelReason: reason,
  sealedReason: data.sealedReason,
  changedAt: position,
});

/** Folds the events to the final state of each booking, so that writing takes a few statements for any number of events. */
export const foldBookings = (events: readonly Logged<SingleBookingEvent>[]): BookingChanges => {
  const booked = new Map<BookingId, FoldedBooking>();
  const cancelled = new Map<BookingId, Cancellation>();
  for (const logged of events) {
    const { event } = logged;
    const row = booked.get(event.data.bookingId);
    if (event.type === 'CourtBooked') {
      // A booking is made once; the same id again is a repeated delivery of the same event.
      if (!row) booked.set(event.data.bookingId, bookedRow(event, logged));
      continue;
    }
    const cancellation = cancellationOf(event, logged);
    if (row) booked.set(row.bookingId, { ...row, ...cancellation, ...cancelledState });
    else cancelled.set(cancellation.bookingId, cancellation);
  }
  return { booked: [...booked.values()], cancelled: [...cancelled.values()] };
};
