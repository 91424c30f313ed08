import type { BookingFact, BookingRow, LoggedEvent } from './evidence.ts';
import type { Answer, RecordedCall } from './history.ts';

/** A small club for the specs of the checker: a valid history, and ways to damage it. */
export const booking = (bookingId: string, more: Partial<BookingFact> = {}): BookingFact => ({
  bookingId,
  personId: 'anna',
  sport: 'TENNIS',
  court: 1,
  date: '2026-06-01',
  start: '10:00',
  end: '11:00',
  price: 1_000,
  guestFee: 0,
  refund: 'FULL',
  ...more,
});

/** The `nth` event of the log, by Anna, under the key `key-<bookingId>`, caused by its own command. */
const event = (nth: number, type: string, fact: BookingFact): LoggedEvent => ({
  position: BigInt(nth),
  stream: 'ledger',
  revision: nth - 1,
  type,
  actor: 'anna',
  key: `key-${fact.bookingId}`,
  commandId: `command-${nth}`,
  booking: fact,
  refundOf: null,
  closedBefore: null,
});

export const booked = (nth: number, bookingId: string, more: Partial<BookingFact> = {}): LoggedEvent =>
  event(nth, 'CourtBooked', booking(bookingId, more));

export const moved = (nth: number, bookingId: string, more: Partial<BookingFact> = {}): LoggedEvent =>
  event(nth, 'BookingChanged', booking(bookingId, more));

export const cancelled = (nth: number, bookingId: string, more: Partial<BookingFact> = {}): LoggedEvent => ({
  ...event(nth, 'BookingCancelled', booking(bookingId, more)),
  key: `key-cancel-${bookingId}`,
});

/** The event that the payment of a booking goes back. */
export const refundDue = (nth: number, bookingId: string): LoggedEvent => ({
  ...event(nth, 'RefundDue', booking('none')),
  ...{ booking: null, refundOf: bookingId },
});

/** The event that closes the days before `before`. */
export const closed = (nth: number, before: string): LoggedEvent => ({
  ...event(nth, 'BookingsAnonymised', booking('none')),
  ...{ actor: null, key: null, booking: null, closedBefore: before },
});

export const done = (...ids: readonly string[]): Answer => ({ outcome: 'done', ids: [...ids] });
export const refused = (code: string): Answer => ({ outcome: 'refused', code });

const slot = { sport: 'TENNIS', date: '2026-06-01', start: '10:00', end: '11:00', court: 1, price: 1_000 };

export const bookCall = (bookingId: string, answer: Answer | null, more: Partial<RecordedCall> = {}): RecordedCall => ({
  who: 'anna',
  key: `key-${bookingId}`,
  request: { type: 'Book', slots: [slot] },
  sentAt: 1_000,
  answeredAt: answer && 1_010,
  answer,
  ...more,
});

export const cancelCall = (bookingId: string, answer: Answer | null): RecordedCall => ({
  ...bookCall(bookingId, answer),
  key: `key-cancel-${bookingId}`,
  request: { type: 'Cancel', bookingId },
});

/** The row of a live booking in the read model. */
export const shown = (nth: number, bookingId: string, more: Partial<BookingRow> = {}): BookingRow => ({
  ...{ bookingId, personId: 'anna', sport: 'TENNIS', court: 1, date: '2026-06-01', startMinute: 600, endMinute: 660 },
  ...{ price: 1_000, paymentState: 'OPEN', occupancy: 'BOOKED', changedAt: BigInt(nth) },
  ...more,
});

/** The same row after the cancellation at position `nth`. */
export const shownCancelled = (nth: number, bookingId: string): BookingRow =>
  shown(nth, bookingId, { paymentState: 'NONE', occupancy: 'CANCELED' });
