import { bookingColumns } from '@platzwart/contracts/booking';
import { clubClockOf } from '@platzwart/contracts/club-time';
import { rowReader } from '@platzwart/contracts/core';
import { invoiceColumns } from '@platzwart/contracts/invoice';
import { voucherColumns } from '@platzwart/contracts/voucher';
import { bookingPaymentReads } from '../../../booking/bookingPaymentReads.ts';
import type { Database } from '../../../core/database.ts';
import { postingTables } from '../postingTables.ts';
import type { Posting } from '../posting.ts';
import type { ExportTable } from '../exportTable.ts';
import { invoiceTables } from './invoiceTables.ts';
import { salesTables } from './salesTables.ts';

const invoiceReader = rowReader(invoiceColumns);
const invoices = `select ${invoiceReader.selectList()} from invoices.invoices order by issued_at`;

const { bookingId, category, court, date, endMinute, guestFee, occupancy, paymentMethod } = bookingColumns;
const { paymentState, personId, price, sport, startMinute } = bookingColumns;
const bookingReader = rowReader({
  ...{ bookingId, category, court, date, endMinute, guestFee, occupancy, paymentMethod, paymentState, personId },
  ...{ price, sport, startMinute },
});
const bookings = `
  select ${bookingReader.selectList()} from bookings.bookings
  where date between $1 and $2 and price > 0 and occupancy <> 'HELD' order by date, start_minute, booking_id`;

const cardReader = rowReader(voucherColumns);
const cards = `select ${cardReader.selectList()} from vouchers.cards order by ordered_at`;

type Period = Readonly<{ from: string; to: string }>;

/** With what invoices and receipts say about their payment. */
const readBookings = async (database: Pick<Database, 'rows'>, { from, to }: Period) => {
  const rows = bookingReader.decode(await database.rows(bookings, [from, to]));
  const { paymentStateOf } = bookingPaymentReads(database);
  return Promise.all(rows.map(async (row) => ({ ...row, payment: await paymentStateOf(row) })));
};

/** All tables of the yearly export. `postings`: those of the period. */
export const readYear = async (
  database: Pick<Database, 'rows'>,
  { from, to }: Period,
  postings: readonly Posting[],
): Promise<readonly ExportTable[]> => {
  const [invoiceRows, bookingRows, cardRows] = await Promise.all([
    database.rows(invoices).then(invoiceReader.decode),
    readBookings(database, { from, to }),
    database.rows(cards).then(cardReader.decode),
  ]);
  const isWithin = (day: string): boolean => day >= from && day <= to;
  const issued = invoiceRows.filter(({ issuedOn }) => isWithin(issuedOn));
  const ordered = cardRows.filter(({ orderedOn }) => isWithin(clubClockOf(Date.parse(orderedOn)).date));
  return [...invoiceTables(issued, invoiceRows), ...postingTables(postings), ...salesTables(bookingRows, ordered)];
};
