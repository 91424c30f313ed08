import * as v from 'valibot';
import {
  type RowOf,
  centsSchema,
  collectionIdSchema,
  column,
  defineTable,
  invoiceIdSchema,
  localDateSchema,
  personIdSchema,
} from '../core/index.ts';
import { mandateIdSchema } from './mandateReference.ts';
import { creditorSchema, dropReasons, mandateOrigins } from './debitEvents.ts';
import { debtorAccountSchema } from './debtorAccount.ts';

/** Of the read model `debits`: mandates that were given, also revoked ones. */
export const mandateColumns = {
  mandateId: column.uuidOf(mandateIdSchema),
  personId: column.uuidOf(personIdSchema),
  reference: column.text,
  signedOn: column.calendarDay,
  origin: column.wordOf(mandateOrigins),
  revoked: column.boolean,
  /** Execution day of the last collection that was handed to the bank. */
  lastUsedOn: column.nullable(column.calendarDay),
  /** Null once the person is erased. */
  account: column.nullable(column.jsonOf(debtorAccountSchema)),
  signedAt: column.logPosition,
  changedAt: column.logPosition,
};
export type MandateRow = RowOf<typeof mandateColumns>;
export const mandatesTable = defineTable('mandates', 'mandateId', mandateColumns);

export const collectionStates = ['ANNOUNCED', 'SUBMITTED', 'SETTLED', 'CANCELLED'] as const;
export type CollectionState = (typeof collectionStates)[number];

export const collectionColumns = {
  collectionId: column.uuidOf(collectionIdSchema),
  state: column.wordOf(collectionStates),
  announcedOn: column.calendarDay,
  executionOn: column.calendarDay,
  creditor: column.jsonOf(creditorSchema),
  /** How often a debit was dropped: another file each time. */
  version: column.integer,
  /** When the content of the file was last decided. */
  writtenAt: column.instant,
  submittedOn: column.nullable(column.calendarDay),
  /** How much of it was found on the club's account, in cents: each movement fits into an integer, their sum may not. */
  credited: column.bigIntegerOf(centsSchema),
  announcedAt: column.logPosition,
  changedAt: column.logPosition,
};
export type CollectionRow = RowOf<typeof collectionColumns>;
export const collectionsTable = defineTable('collections', 'collectionId', collectionColumns);

/** What the file says about the payer, as of the announcement. */
export const debtorSchema = v.object({ ...debtorAccountSchema.entries, signedOn: localDateSchema });
export type Debtor = Readonly<v.InferOutput<typeof debtorSchema>>;

/** COLLECTED: the money has arrived. DROPPED: it was not handed to the bank. */
export const debitStates = ['PENDING', 'COLLECTED', 'DROPPED', 'RETURNED'] as const;
export type DebitState = (typeof debitStates)[number];

export const debitColumns = {
  /** Collection and invoice. */
  debitId: column.text,
  collectionId: column.uuidOf(collectionIdSchema),
  invoiceId: column.uuidOf(invoiceIdSchema),
  personId: column.uuidOf(personIdSchema),
  number: column.orderedText,
  amount: column.integerOf(centsSchema),
  state: column.wordOf(debitStates),
  mandateReference: column.text,
  endToEndId: column.text,
  announcedOn: column.calendarDay,
  executionOn: column.calendarDay,
  dropReason: column.nullable(column.textOf(v.picklist(dropReasons))),
  returnReason: column.nullable(column.text),
  returnedOn: column.nullable(column.calendarDay),
  /** What the banks took on top of a returned debit, in cents; null until its movement is known. */
  returnFee: column.nullable(column.integerOf(centsSchema)),
  /** What a collected debit has brought beyond what its invoice still needed, in cents: the club pays it back. */
  surplus: column.integerOf(centsSchema),
  /** The day on which the surplus was paid back. */
  refundedOn: column.nullable(column.calendarDay),
  /** Null once its retention key is destroyed. */
  debtor: column.nullable(column.jsonOf(debtorSchema)),
  changedAt: column.logPosition,
};
export type DebitRow = RowOf<typeof debitColumns>;
export const debitsTable = defineTable('debits', 'debitId', debitColumns);

export const debitIdOf = ({ collectionId, invoiceId }: Pick<DebitRow, 'collectionId' | 'invoiceId'>): string =>
  `${collectionId} ${invoiceId}`;
