import type { BookingCancelled, BookingRow, CourtBooked } from '@platzwart/contracts/booking';
import { type BookingId, minuteOfDay } from '@platzwart/contracts/core';
import type { Logged } from '../../core/readModel.ts';

/** `cancelReason` is what stands in plain text; `sealedReason` takes its place once it is opened. */
type SealedReason = Readonly<{ sealedReason: string | null }>;
/** The row as it will be, but for what is sealed: `remark` is null until `sealedRemark` is opened. */
export type FoldedBooking = BookingRow & Readonly<{ sealedRemark: string | null }> & SealedReason;
export type Cancellation = Pick<BookingRow, 'bookingId' | 'personId' | 'cancelledAt' | 'cancelReason' | 'changedAt'> &
  SealedReason;

/** What a run of events does to the bookings: rows to write whole, and cancellations of rows that were written before. */
export type BookingChanges = Readonly<{ booked: readonly FoldedBooking[]; cancelled: readonly Cancellation[] }>;

/** A cancelled booking owes nothing: what was open falls away (decisions.md B1, B5). */
export const cancelledState = { occupancy: 'CANCELED', paymentState: 'NONE' } as const;

/** What happens to a single booking. */
export type EventOfOne = CourtBooked | BookingCancelled;
const typesOfOne: readonly string[] = ['CourtBooked', 'BookingCancelled'] satisfies EventOfOne['type'][];

export const isAboutOne = (logged: Logged): logged is Logged<EventOfOne> => typesOfOne.includes(logged.event.type);

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
  remark: null,
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

/** The last word on each booking, so that writing costs a few statements however many events there were. */
export const foldBookings = (events: readonly Logged<EventOfOne>[]): BookingChanges => {
  const booked = new Map<BookingId, FoldedBooking>();
  const cancelled = new Map<BookingId, Cancellation>();
  for (const logged of events) {
    const { event } = logged;
    const row = booked.get(event.data.bookingId);
    if (event.type === 'CourtBooked') {
      // A booking is made once; the same id again is the same fact delivered again.
      if (!row) booked.set(event.data.bookingId, bookedRow(event, logged));
      continue;
    }
    const cancellation = cancellationOf(event, logged);
    if (row) booked.set(row.bookingId, { ...row, ...cancellation, ...cancelledState });
    else cancelled.set(cancellation.bookingId, cancellation);
  }
  return { booked: [...booked.values()], cancelled: [...cancelled.values()] };
};
