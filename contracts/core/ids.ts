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

/** What the schemas above say, without their list of what is wrong: each row and each new booking comes by here. */
const uuidOf = (value: string): string => {
  if (!v.UUID_REGEX.test(value)) throw new Error(`"${value}" is not a UUID`);
  return value.toLowerCase();
};

/** Throws where `value` is not a UUID: ids from our own tables and events always are. */
export const personId = (value: string): PersonId => uuidOf(value) as PersonId;
export const bookingId = (value: string): BookingId => uuidOf(value) as BookingId;
export const orderId = (value: string): OrderId => uuidOf(value) as OrderId;
