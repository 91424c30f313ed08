import type { BookingId, ClubEventId, LocalDate, PersonId } from '@platzwart/contracts/core';
import type { Span } from '@platzwart/contracts/booking';
import type { Moment } from './spans.ts';

export type SpanOnCourt = Span & Readonly<{ sport: string; date: LocalDate; court: number }>;

/** A live booking that stands in the way. */
export type Occupant = Readonly<{ bookingId: BookingId; eventId: ClubEventId | null }>;

/** What the booking rules query about existing bookings. The ledger's part `courts` answers. */
export type BookedCourts = Readonly<{
  /** Whether a booking has this id, including cancelled bookings. */
  isKnown: (bookingId: BookingId) => boolean;
  /** Whether a live booking overlaps this span on this court and day. */
  isTaken: (span: SpanOnCourt) => boolean;
  /** What is taken of a court's day. */
  takenOn: (courtDay: Omit<SpanOnCourt, keyof Span>) => readonly Span[];
  /** The live bookings that overlap this span on this court and day. */
  occupants: (span: SpanOnCourt) => readonly Occupant[];
  /** Days before it are closed: no booking is accepted for them. Null where no day has been closed yet. */
  openFrom: LocalDate | null;
  /** The live bookings of one day in which a person plays, their own and those of others, of the categories that count for quotas. */
  spansOn: (personId: PersonId, date: LocalDate) => readonly Span[];
  /** The newest version of the club's terms that a person has accepted with an order; null: none. */
  acceptedTerms: (personId: PersonId) => number | null;
  /** How many of a person's live bookings of these categories have not ended yet. */
  openBookings: (personId: PersonId, now: Moment) => number;
}>;
