import { bookingColumns } from '@platzwart/contracts/booking';
import { type RowOf, rowReader } from '@platzwart/contracts/core';

const { orderId, bookedAt, changedAt, enteredByClub, ...factColumns } = bookingColumns;
const historyColumns = { ...factColumns, bookedAt };

/** What the API's type Booking is made of: a row of the court plan without its history. */
export type BookingFacts = RowOf<typeof factColumns> &
  Readonly<{
    /** How far it was billed and paid at a past moment; missing: as the claims say now. */
    settledThen?: BookingSettlement;
  }>;

/** What is least paid says how a booking stands: its court and the fee for its guests may be on different invoices. */
export const settlements = ['OPEN', 'INVOICED', 'PAID'] as const;
export type BookingSettlement = (typeof settlements)[number];
export const bookingReader = rowReader(factColumns);

/** A booking with its history, as its owner may ask for it. Instants are ISO 8601. */
export type BookingWithHistory = RowOf<typeof historyColumns>;
export const recordReader = rowReader(historyColumns);
