import type { CarriedFact, InvoiceFact } from '../../command-service/operations/proofs/invoiceNumbers.ts';
import type { RecordedCall } from './history.ts';

/** The data of a ledger event about a booking. Times `HH:MM`, price in cents. */
export type BookingFact = Readonly<{
  bookingId: string;
  personId: string | null;
  sport: string;
  court: number;
  date: string;
  start: string;
  end: string;
  price: number;
  /** What the guests cost, in events that name them. */
  guestFee: number;
  /** Of a cancellation: NONE where the price stays owed. */
  refund: string;
}>;

/** An event of the log; `booking` is null for events that are not about one. */
export type LoggedEvent = Readonly<{
  position: bigint;
  stream: string;
  revision: number;
  type: string;
  actor: string | null;
  key: string | null;
  /** Correlation of the command that caused it: one command, one effect. */
  commandId: string;
  booking: BookingFact | null;
  /** The booking whose payment at a provider goes back; null for all other events. */
  refundOf: string | null;
  /** For an event that closed days: bookings before this day have no person any more. */
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

/** A PDF that was sent or printed, and whether its bytes are those that its event gives. */
export type DocumentFact = Readonly<{ name: string; isUnchanged: boolean }>;

/** All rows of one table as text, sorted. */
export type TableContent = Readonly<{ table: string; rows: readonly string[] }>;

/** Everything that the checker reads from an idle instance. */
export type Evidence = Readonly<{
  calls: readonly RecordedCall[];
  /** In order of position. */
  log: readonly LoggedEvent[];
  /** The finding of `npm run verify-log`; null for an intact chain. */
  chainBreak: string | null;
  checkpoints: readonly Checkpoint[];
  bookings: readonly BookingRow[];
  /** In order of issue. */
  invoices: readonly (CarriedFact | InvoiceFact)[];
  documents: readonly DocumentFact[];
  /** Every table of every serving read model. */
  served: readonly TableContent[];
  /** The same tables, rebuilt from a copy of the log in another database. */
  replayed: readonly TableContent[];
}>;
