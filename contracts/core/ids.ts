import * as v from 'valibot';
import type { Brand } from './brand.ts';

export type PersonId = Brand<'PersonId'>;
export type BookingId = Brand<'BookingId'>;
export type OrderId = Brand<'OrderId'>;
/** One password hash in the vault. */
export type PasswordId = Brand<'PasswordId'>;
/** One one-time code in the vault. */
export type CodeId = Brand<'CodeId'>;
/** One second factor in the vault. */
export type FactorId = Brand<'FactorId'>;

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
export const passwordIdSchema = v.pipe(
  uuid,
  v.transform((value) => value as PasswordId),
);
export const codeIdSchema = v.pipe(
  uuid,
  v.transform((value) => value as CodeId),
);
export const factorIdSchema = v.pipe(
  uuid,
  v.transform((value) => value as FactorId),
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
export const passwordId = (value: string): PasswordId => uuidOf(value) as PasswordId;
export const codeId = (value: string): CodeId => uuidOf(value) as CodeId;
export const factorId = (value: string): FactorId => uuidOf(value) as FactorId;
