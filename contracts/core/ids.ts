import * as v from 'valibot';
import type { Brand } from './brand.ts';

export type PersonId = Brand<'PersonId'>;
export type BookingId = Brand<'BookingId'>;
export type OrderId = Brand<'OrderId'>;
/** A repeated booking: all dates of one plan. */
export type SeriesId = Brand<'SeriesId'>;
/** An event of the club, e.g. a tournament, that occupies courts. */
export type ClubEventId = Brand<'ClubEventId'>;
/** One entry of the waiting list. */
export type WaitingEntryId = Brand<'WaitingEntryId'>;
/** A draft of the next season. */
export type SeasonPlanId = Brand<'SeasonPlanId'>;
/** One hour card. */
export type VoucherId = Brand<'VoucherId'>;
/** An invoice, or the document that cancels one. */
export type InvoiceId = Brand<'InvoiceId'>;
/** A person's consent that the club collects from their account. */
export type MandateId = Brand<'MandateId'>;
/** Direct debits that are handed to the bank as one file. */
export type CollectionId = Brand<'CollectionId'>;
/** One movement on an account of the club, as statements of account contain it. */
export type MovementId = Brand<'MovementId'>;
/** One password hash in the vault. */
export type PasswordId = Brand<'PasswordId'>;
/** One one-time code in the vault. */
export type CodeId = Brand<'CodeId'>;
/** One second factor in the vault. */
export type FactorId = Brand<'FactorId'>;

/** A single regular expression: a pipe of several actions takes twice as long, and this runs for every event of the log. */
const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const uuidSchema = v.custom<string>((value) => typeof value === 'string' && uuidForm.test(value), 'a UUID');

/** The digest of what makes a movement the same one in every file, 100 bits. */
export const movementIdSchema = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{25}$/),
  v.transform((value) => value as MovementId),
);

/** Decoders of outside data: each refuses what is not a UUID, and returns it in lower case. */
export const personIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as PersonId),
);
export const bookingIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as BookingId),
);
export const orderIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as OrderId),
);
export const seriesIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as SeriesId),
);
export const clubEventIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as ClubEventId),
);
export const waitingEntryIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as WaitingEntryId),
);
export const seasonPlanIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as SeasonPlanId),
);
export const voucherIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as VoucherId),
);
export const invoiceIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as InvoiceId),
);
export const mandateIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as MandateId),
);
export const collectionIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as CollectionId),
);
export const passwordIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as PasswordId),
);
export const codeIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as CodeId),
);
export const factorIdSchema = v.pipe(
  uuidSchema,
  v.transform((value) => value.toLowerCase() as FactorId),
);

/** The same check as the schemas above, without a list of issues: it runs for each row and each new booking. */
const uuidOf = (value: string): string => {
  if (!uuidForm.test(value)) throw new Error(`"${value}" is not a UUID`);
  return value.toLowerCase();
};

/** Throws where `value` is not a UUID: ids from our own tables and events always are. */
export const personId = (value: string): PersonId => uuidOf(value) as PersonId;
export const bookingId = (value: string): BookingId => uuidOf(value) as BookingId;
export const orderId = (value: string): OrderId => uuidOf(value) as OrderId;
export const clubEventId = (value: string): ClubEventId => uuidOf(value) as ClubEventId;
export const seriesId = (value: string): SeriesId => uuidOf(value) as SeriesId;
export const waitingEntryId = (value: string): WaitingEntryId => uuidOf(value) as WaitingEntryId;
export const seasonPlanId = (value: string): SeasonPlanId => uuidOf(value) as SeasonPlanId;
export const voucherId = (value: string): VoucherId => uuidOf(value) as VoucherId;
export const invoiceId = (value: string): InvoiceId => uuidOf(value) as InvoiceId;
export const mandateId = (value: string): MandateId => uuidOf(value) as MandateId;
export const collectionId = (value: string): CollectionId => uuidOf(value) as CollectionId;
export const passwordId = (value: string): PasswordId => uuidOf(value) as PasswordId;
export const codeId = (value: string): CodeId => uuidOf(value) as CodeId;
export const factorId = (value: string): FactorId => uuidOf(value) as FactorId;
