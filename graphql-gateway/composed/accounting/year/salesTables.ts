import type { BookingRow } from '@platzwart/contracts/booking';
import { clubClockOf } from '@platzwart/contracts/club-time';
import { timeOfMinute } from '@platzwart/contracts/core';
import type { VoucherRow } from '@platzwart/contracts/voucher';
import { type ExportColumn, type ExportTable, euros, exportTable, yesOrNo } from '../exportTable.ts';

type SoldBooking = Pick<
  BookingRow,
  | ('bookingId' | 'category' | 'court' | 'date' | 'endMinute' | 'guestFee' | 'occupancy' | 'paymentMethod')
  | ('price' | 'sport' | 'startMinute')
> &
  Readonly<{ payment: BookingRow['paymentState'] | 'INVOICED' }>;
type SoldCard = Pick<
  VoucherRow,
  'deleted' | 'halfHours' | 'halfHoursLeft' | 'orderedOn' | 'paymentState' | 'price' | 'voucherId' | 'voucherType'
>;

const bookingColumns: readonly ExportColumn<SoldBooking>[] = [
  { head: 'Vorgang', meaning: 'Kennung der Buchung', cell: ({ bookingId }) => bookingId },
  { head: 'Tag', type: 'DAY', meaning: 'Spieltag', cell: ({ date }) => date },
  { head: 'Beginn', meaning: 'Uhrzeit', cell: ({ startMinute }) => timeOfMinute(startMinute) },
  { head: 'Ende', meaning: 'Uhrzeit', cell: ({ endMinute }) => timeOfMinute(endMinute) },
  { head: 'Sport', meaning: 'Schlüssel der Sportart', cell: ({ sport }) => sport },
  { head: 'Platz', type: 'COUNT', meaning: 'Nummer', cell: ({ court }) => String(court) },
  {
    head: 'Art',
    meaning: 'SINGLE, SAISON und TRAINING: Vereinspreise, GUEST_…: Gäste',
    cell: ({ category }) => category,
  },
  { head: 'Preis', type: 'EUROS', meaning: 'Euro brutto, mit Gastgebühr', cell: ({ price }) => euros(price) },
  {
    head: 'Gastgebühr',
    type: 'EUROS',
    meaning: 'Euro brutto, im Preis enthalten',
    cell: ({ guestFee }) => euros(guestFee),
  },
  {
    head: 'Zahlart',
    meaning: 'INVOICE: Rechnung, VOUCHER: Stundenkarte, PAYPAL, CREDIT_CARD: online',
    cell: ({ paymentMethod }) => paymentMethod ?? '',
  },
  {
    head: 'Zahlung',
    meaning:
      'Am Tag des Exports, NONE: nichts zu zahlen, OPEN: nicht abgerechnet, INVOICED: auf einer offenen Rechnung, PAID: bezahlt, REFUND_DUE: zu erstatten, REFUNDED: erstattet',
    cell: ({ payment }) => payment,
  },
  {
    head: 'Stand',
    meaning: 'BOOKED: gebucht, CANCELED: storniert, DELETED: als Irrtum gelöscht',
    cell: ({ occupancy }) => occupancy,
  },
];

const hours = (halfHours: number): string => (halfHours / 2).toFixed(1).replace('.', ',');

const cardColumns: readonly ExportColumn<SoldCard>[] = [
  { head: 'Vorgang', meaning: 'Kennung der Karte', cell: ({ voucherId }) => voucherId },
  {
    head: 'Bestellt am',
    type: 'DAY',
    meaning: 'Tag',
    cell: ({ orderedOn }) => clubClockOf(Date.parse(orderedOn)).date,
  },
  { head: 'Art', meaning: 'YOUNG, STUDENT, ADULT, SENIOR', cell: ({ voucherType }) => voucherType },
  { head: 'Preis', type: 'EUROS', meaning: 'Euro brutto', cell: ({ price }) => euros(price) },
  { head: 'Stunden', type: 'HOURS', meaning: 'Auf der Karte', cell: ({ halfHours }) => hours(halfHours) },
  {
    head: 'Rest',
    type: 'HOURS',
    meaning: 'Stunden am Tag des Exports',
    cell: ({ halfHoursLeft }) => hours(halfHoursLeft),
  },
  { head: 'Zahlung', meaning: 'UNPAID, INVOICED oder PAID', cell: ({ paymentState }) => paymentState },
  { head: 'Gelöscht', meaning: 'Vor der Nutzung zurückgenommen', cell: ({ deleted }) => yesOrNo(deleted) },
];

/** What was played and sold, whether it has a price or not. */
export const salesTables = (bookings: readonly SoldBooking[], cards: readonly SoldCard[]): readonly ExportTable[] => [
  exportTable({
    ...{ name: 'platzbuchungen.csv', about: 'Buchungen mit Preis nach dem Spieltag', columns: bookingColumns },
    ...{ rows: bookings, keys: 1 },
  }),
  exportTable({
    ...{ name: 'stundenkarten.csv', about: 'Stundenkarten nach dem Tag der Bestellung', columns: cardColumns },
    ...{ rows: cards, keys: 1 },
  }),
];
