import { type BookingEvent, bookingCategories } from '@platzwart/contracts/booking';
import {
  bookingIdSchema,
  centsSchema,
  localDateSchema,
  localTimeSchema,
  orderIdSchema,
  paymentMethods,
  personIdSchema,
  roles,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type DecodersOf, eventDecoder } from '../core/eventDecoder.ts';

const block = {
  sport: v.pipe(v.string(), v.nonEmpty()),
  court: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: localDateSchema,
  start: localTimeSchema,
  end: localTimeSchema,
};
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const courtBooked = v.object({
  ...block,
  bookingId: bookingIdSchema,
  orderId: orderIdSchema,
  personId: v.nullable(personIdSchema),
  category: v.picklist(bookingCategories),
  title: v.nullable(v.string()),
  sealedRemark: v.nullable(v.string()),
  price: centsSchema,
  listPrice: centsSchema,
  discount: percent,
  vatRate: percent,
  role: v.picklist(roles),
  settingsRevision: v.pipe(v.number(), v.integer()),
  paymentMethod: v.nullable(v.picklist(paymentMethods)),
});

const bookingCancelled = v.object({
  ...block,
  bookingId: bookingIdSchema,
  personId: v.nullable(personIdSchema),
  category: v.picklist(bookingCategories),
  sealedReason: v.nullable(v.string()),
});

const bookingsAnonymised = v.object({ before: localDateSchema });

/** Reasons of the first version stand in the metadata, in plain text. */
const withSealedReason = (data: unknown): unknown =>
  typeof data === 'object' ? { ...data, sealedReason: null } : data;

export const bookingEventDecoders: DecodersOf<BookingEvent> = {
  CourtBooked: eventDecoder('CourtBooked', courtBooked),
  BookingCancelled: eventDecoder('BookingCancelled', bookingCancelled, [withSealedReason]),
  BookingsAnonymised: eventDecoder('BookingsAnonymised', bookingsAnonymised),
};
