import * as v from 'valibot';
import {
  collectionIdSchema,
  invoiceIdSchema,
  lineSchema,
  localDateSchema,
  movementIdSchema,
  receiptMethods,
  textSchema,
} from '../core/index.ts';
import { mandateIdSchema, mandateReferenceSchema } from './mandateReference.ts';
import { debtorAccountSchema } from './debtorAccount.ts';
import { returnReasonSchema } from './returnReasons.ts';

/** A file with more is refused by some banks, and read by nobody. */
export const debitsPerCollection = 500;

/** The caller's own account. */
export const signMandateSchema = v.object({ ...debtorAccountSchema.entries, creditorId: textSchema });
/**
 * `userID` is a member number, `signedOn` the day on the paper. `reference`: the one on the paper; null: a new one. `lastUsedOn`: the last
 * collection by it elsewhere; null: there was none (decisions.md Q13).
 */
export const enterMandateSchema = v.object({
  ...debtorAccountSchema.entries,
  userID: textSchema,
  signedOn: localDateSchema,
  reference: v.optional(v.nullable(v.pipe(v.string(), v.trim(), mandateReferenceSchema)), null),
  lastUsedOn: v.optional(v.nullable(localDateSchema), null),
});
export const revokeMandateSchema = v.object({ mandateId: mandateIdSchema });

export const announceCollectionSchema = v.object({
  executionOn: localDateSchema,
  invoiceIds: v.pipe(v.array(invoiceIdSchema), v.minLength(1), v.maxLength(debitsPerCollection)),
});

const collection = { collectionId: collectionIdSchema };
export const cancelCollectionSchema = v.object(collection);
/** `version`: of the file that was handed in. */
export const submitCollectionSchema = v.object({ ...collection, version: v.pipe(v.number(), v.integer()) });
/** `movementIds`: the movements that are its money, as far as a statement of account was read. */
export const settleCollectionSchema = v.object({
  ...collection,
  movementIds: v.optional(v.pipe(v.array(movementIdSchema), v.maxLength(debitsPerCollection)), []),
});
/** `movementId`: the movement that has taken the money back. `returnedOn` null: the day of the movement, else today. */
export const returnDebitSchema = v.object({
  ...collection,
  invoiceId: invoiceIdSchema,
  reason: returnReasonSchema,
  returnedOn: v.nullable(localDateSchema),
  movementId: v.optional(v.nullable(movementIdSchema), null),
});

/** One movement has taken back several debits, of one collection or of several. */
export const returnDebitsSchema = v.object({
  debits: v.pipe(
    v.array(v.object({ ...collection, invoiceId: invoiceIdSchema })),
    v.minLength(1),
    v.maxLength(100),
    v.check((debits) => new Set(debits.map(({ invoiceId }) => invoiceId)).size === debits.length),
  ),
  reason: returnReasonSchema,
  movementId: movementIdSchema,
});

const reference = v.nullable(v.pipe(lineSchema, v.minLength(1), v.maxLength(140)));
/** What a debit has collected too much was paid back. `refundedOn` null: today. */
export const setDebitRefundedSchema = v.object({
  ...{ ...collection, invoiceId: invoiceIdSchema, refundedOn: v.nullable(localDateSchema) },
  ...{ method: v.picklist(receiptMethods), reference },
});

type CommandOf<Type extends string, Schema extends v.GenericSchema> = Readonly<{
  type: Type;
  data: v.InferOutput<Schema>;
}>;
export type SignMandate = CommandOf<'SignMandate', typeof signMandateSchema>;
export type EnterMandate = CommandOf<'EnterMandate', typeof enterMandateSchema>;
export type RevokeMandate = CommandOf<'RevokeMandate', typeof revokeMandateSchema>;
export type AnnounceCollection = CommandOf<'AnnounceCollection', typeof announceCollectionSchema>;
export type CancelCollection = CommandOf<'CancelCollection', typeof cancelCollectionSchema>;
export type SubmitCollection = CommandOf<'SubmitCollection', typeof submitCollectionSchema>;
export type SettleCollection = CommandOf<'SettleCollection', typeof settleCollectionSchema>;
export type ReturnDebits = CommandOf<'ReturnDebits', typeof returnDebitsSchema>;
export type ReturnDebit = CommandOf<'ReturnDebit', typeof returnDebitSchema>;
export type SetDebitRefunded = CommandOf<'SetDebitRefunded', typeof setDebitRefundedSchema>;

export type DebitCommand =
  | SignMandate
  | EnterMandate
  | RevokeMandate
  | AnnounceCollection
  | CancelCollection
  | SubmitCollection
  | SettleCollection
  | ReturnDebit
  | ReturnDebits
  | SetDebitRefunded;
