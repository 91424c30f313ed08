import * as v from 'valibot';
import type { Brand } from './brand.ts';

/** A single regular expression: a pipe of several actions takes twice as long, and this runs for every event of the log. */
const uuidForm = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Of an id from outside data: refuses what is not a UUID. */
export const uuidSchema = v.custom<string>((value) => typeof value === 'string' && uuidForm.test(value), 'a UUID');
/** The id that `uuidSchema` has accepted, in lower case. */
export const acceptedId = <Id extends string>(value: string): Id => value.toLowerCase() as Id;

/**
 * Throws where `value` is not a UUID: ids from our own tables and events always are. The same check as that of the schema, without a list of
 * issues: it runs for each row and each new booking.
 */
export const idFrom = <Id extends string>(value: string): Id => {
  if (!uuidForm.test(value)) throw new Error(`"${value}" is not a UUID`);
  return value.toLowerCase() as Id;
};

// The ids that several features name; any other is declared in the folder of its feature.

export type PersonId = Brand<'PersonId'>;
export const personIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<PersonId>));
export const personId = idFrom<PersonId>;

export type BookingId = Brand<'BookingId'>;
export const bookingIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<BookingId>));
export const bookingId = idFrom<BookingId>;

/** An event of the club, e.g. a tournament, that occupies courts. */
export type ClubEventId = Brand<'ClubEventId'>;
export const clubEventIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<ClubEventId>));
export const clubEventId = idFrom<ClubEventId>;

/** One entry of the waiting list. */
export type WaitingEntryId = Brand<'WaitingEntryId'>;
export const waitingEntryIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<WaitingEntryId>));
export const waitingEntryId = idFrom<WaitingEntryId>;

/** An invoice, or the document that cancels one. */
export type InvoiceId = Brand<'InvoiceId'>;
export const invoiceIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<InvoiceId>));
export const invoiceId = idFrom<InvoiceId>;

/** What a payer has paid too much of one invoice (decisions.md Q1). */
export type CreditId = Brand<'CreditId'>;
export const creditIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<CreditId>));
export const creditId = idFrom<CreditId>;

/** Direct debits that are handed to the bank as one file. */
export type CollectionId = Brand<'CollectionId'>;
export const collectionIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<CollectionId>));
export const collectionId = idFrom<CollectionId>;

/** One one-time code in the vault. */
export type CodeId = Brand<'CodeId'>;
export const codeIdSchema = v.pipe(uuidSchema, v.transform(acceptedId<CodeId>));
export const codeId = idFrom<CodeId>;

/** One movement on an account of the club, as statements of account contain it. */
export type MovementId = Brand<'MovementId'>;
/** The digest of what makes a movement the same one in every file, 100 bits. */
export const movementIdSchema = v.pipe(
  v.string(),
  v.regex(/^[\da-f]{25}$/),
  v.transform((value) => value as MovementId),
);
