import { type BookingRow, bookingCategories, bookingPaymentStates, occupancies } from '@platzwart/contracts/booking';
import {
  bookingIdSchema,
  centsSchema,
  localDateSchema,
  paymentMethods,
  personIdSchema,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { decodeRows } from '../core/database.ts';

/** What the API's type Booking is made of: a row of the court plan without its history. */
export type BookingFacts = Omit<BookingRow, 'orderId' | 'bookedAt' | 'cancelledAt' | 'changedAt'>;

/** Selects what `decodeBookings` decodes. */
export const bookingColumns = `
  booking_id as "bookingId", person_id as "personId", category, sport, court, date::text as date,
  start_minute as "startMinute", end_minute as "endMinute", title, remark, price, payment_method as "paymentMethod",
  payment_state as "paymentState", occupancy, cancel_reason as "cancelReason"`;

const facts = {
  bookingId: bookingIdSchema,
  personId: v.nullable(personIdSchema),
  category: v.picklist(bookingCategories),
  sport: v.string(),
  court: v.number(),
  date: localDateSchema,
  startMinute: v.number(),
  endMinute: v.number(),
  title: v.nullable(v.string()),
  remark: v.nullable(v.string()),
  price: centsSchema,
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
  paymentState: v.picklist(bookingPaymentStates),
  occupancy: v.picklist(occupancies),
  cancelReason: v.nullable(v.string()),
};
export const bookingFactsSchema: v.GenericSchema<unknown, BookingFacts> = v.object(facts);

export const decodeBookings = (rows: readonly unknown[]): readonly BookingFacts[] =>
  decodeRows(bookingFactsSchema, rows);

/** A booking with its history, as its owner may ask for it. Instants are ISO 8601. */
export type BookingOnRecord = BookingFacts & Readonly<{ bookedAt: string; cancelledAt: string | null }>;

const instantText = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Selects what `decodeBookingsOnRecord` decodes. */
export const recordColumns = `${bookingColumns}, ${instantText('booked_at')} as "bookedAt", ${instantText('cancelled_at')} as "cancelledAt"`;

const onRecordSchema: v.GenericSchema<unknown, BookingOnRecord> = v.object({
  ...facts,
  bookedAt: v.string(),
  cancelledAt: v.nullable(v.string()),
});

export const decodeBookingsOnRecord = (rows: readonly unknown[]): readonly BookingOnRecord[] =>
  decodeRows(onRecordSchema, rows);
