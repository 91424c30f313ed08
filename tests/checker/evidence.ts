import type { RecordedCall } from './history.ts';

/** What a ledger event says about a booking. Times `HH:MM`, price in cents. */
export type BookingFact = Readonly<{
  bookingId: string;
  personId: string | null;
  sport: string;
  court: number;
  date: string;
  start: string;
  end: string;
  price: number;
}>;

/** An event as it stands in the log; `booking` is null for events that are not about one. */
export type LoggedEvent = Readonly<{
  position: bigint;
  stream: string;
  revision: number;
  type: string;
  actor: string | null;
  key: string | null;
  /** Of the command that led to it: one command, one effect. */
  commandId: string;
  booking: BookingFact | null;
  /** Of an event that closed days: bookings of earlier ones are nobody's since. */
  closedBefore: string | null;
}>;

export type Checkpoint = Readonly<{
  name: string;
  position: bigint;
  events: number;
  status: string;
  problem: string | null;
}>;

/** A row of the read model `bookings`. */
export type BookingRow = Readonly<{
  bookingId: string;
  personId: string | null;
  sport: string;
  court: number;
  date: string;
  startMinute: number;
  endMinute: number;
  price: number;
  paymentState: string;
  occupancy: string;
  changedAt: bigint;
}>;

/** All rows of one table as text, in one order. */
export type TableContent = Readonly<{ table: string; rows: readonly string[] }>;

/** Everything that a checker needs to know of a house that has come to rest. */
export type Evidence = Readonly<{
  calls: readonly RecordedCall[];
  /** In the order of positions. */
  log: readonly LoggedEvent[];
  /** What `npm run verify-log` has found; null for a whole chain. */
  chainBreak: string | null;
  checkpoints: readonly Checkpoint[];
  bookings: readonly BookingRow[];
  /** Every table of every read model as it serves. */
  served: readonly TableContent[];
  /** The same tables, made anew from a copy of the log in a database of their own. */
  replayed: readonly TableContent[];
}>;
