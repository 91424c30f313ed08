import * as v from 'valibot';
import type { Brand } from './brand.ts';

export type PersonId = Brand<'PersonId'>;
export type BookingId = Brand<'BookingId'>;
export type OrderId = Brand<'OrderId'>;

const uuid = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** Decoders of outside data: each refuses what is not a UUID. */
export const personIdSchema = v.pipe(
  uuid,
  v.transform((value) => value as PersonId),
);
export const bookingIdSchema = v.pipe(
  uuid,
  v.transform((value) => value as BookingId),
);
export const orderIdSchema = v.pipe(
  uuid,
  v.transform((value) => value as OrderId),
);

/** Throws where `value` is not a UUID: ids from our own tables and events always are. */
export const personId = (value: string): PersonId => v.parse(personIdSchema, value);
export const bookingId = (value: string): BookingId => v.parse(bookingIdSchema, value);
export const orderId = (value: string): OrderId => v.parse(orderIdSchema, value);
