import { bookingColumns } from '@platzwart/contracts/booking';
import { type RowOf, rowReader } from '@platzwart/contracts/core';

const { orderId, bookedAt, changedAt, enteredByClub, ...factColumns } = bookingColumns;
const historyColumns = { ...factColumns, bookedAt };

/** What the API's type Booking is made of: a row of the court plan without its history. */
export type BookingFacts = RowOf<typeof factColumns>;
export const bookingReader = rowReader(factColumns);

/** A booking with its history, as its owner may ask for it. Instants are ISO 8601. */
export type BookingWithHistory = RowOf<typeof historyColumns>;
export const recordReader = rowReader(historyColumns);
