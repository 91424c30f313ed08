import * as v from 'valibot';
import {
  type EventOf,
  centsSchema,
  collectionIdSchema,
  defineEvent,
  invoiceIdSchema,
  invoiceNumberSchema,
  localDateSchema,
  movementIdSchema,
  personIdSchema,
  receiptMethods,
} from '../core/index.ts';
import { mandateIdSchema, mandateReferenceSchema } from './mandateReference.ts';
import { returnReasonSchema } from './returnReasons.ts';

const ofMandate = { mandateId: mandateIdSchema, personId: personIdSchema, reference: mandateReferenceSchema };

/** Who gave the mandate to us: the member in their account, or an ADMIN who has it on paper. */
export const mandateOrigins = ['MEMBER', 'PAPER'] as const;
export type MandateOrigin = (typeof mandateOrigins)[number];

/** Somebody allows the club to collect from their account, until they revoke it. */
export const mandateSigned = defineEvent(
  'MandateSigned',
  v.object({
    ...ofMandate,
    signedOn: localDateSchema,
    /** The last collection before the mandate was entered here (decisions.md Q13). Missing: none is known. */
    lastUsedOn: v.exactOptional(localDateSchema),
    origin: v.picklist(mandateOrigins),
    /** The creditor that the text named. */
    creditorId: v.string(),
    /** Of the text that was agreed to; null on paper. */
    textVersion: v.nullable(v.pipe(v.number(), v.integer())),
    /** `DebtorAccount`, sealed with the person's key. */
    sealedAccount: v.pipe(v.string(), v.nonEmpty()),
  }),
);
export type MandateSigned = EventOf<typeof mandateSigned>;

/** By its owner, by an ADMIN for them, by a newer mandate, or because the owner is erased. */
export const mandateRevocations = ['OWNER', 'CLUB', 'REPLACED', 'ERASED'] as const;
export const mandateRevoked = defineEvent(
  'MandateRevoked',
  v.object({ ...ofMandate, reason: v.picklist(mandateRevocations) }),
);
export type MandateRevoked = EventOf<typeof mandateRevoked>;

/** Who collects, as the bank knows it. */
export const creditorSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  iban: v.pipe(v.string(), v.nonEmpty()),
  bic: v.nullable(v.string()),
  creditorId: v.pipe(v.string(), v.nonEmpty()),
});
export type Creditor = Readonly<v.InferOutput<typeof creditorSchema>>;

/** Invoices will be collected together. The debits follow in the same append, one event each. */
export const collectionAnnounced = defineEvent(
  'CollectionAnnounced',
  v.object({
    collectionId: collectionIdSchema,
    announcedOn: localDateSchema,
    executionOn: localDateSchema,
    creditor: creditorSchema,
    /** Revision of the `club` stream that has creditor and days of notice. */
    settingsRevision: v.pipe(v.number(), v.integer()),
  }),
);
export type CollectionAnnounced = EventOf<typeof collectionAnnounced>;

const ofDebit = {
  collectionId: collectionIdSchema,
  invoiceId: invoiceIdSchema,
  personId: personIdSchema,
  number: invoiceNumberSchema,
  amount: centsSchema,
  executionOn: localDateSchema,
};

/** The owner of an invoice is told when it will be collected (pre-notification). An invoice is in one live debit at most. */
export const debitAnnounced = defineEvent(
  'DebitAnnounced',
  v.object({
    ...ofDebit,
    announcedOn: localDateSchema,
    mandateId: mandateIdSchema,
    mandateReference: mandateReferenceSchema,
    creditor: v.pick(creditorSchema, ['name', 'creditorId']),
    /** By which the statement of account names the debit. */
    endToEndId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(35)),
    /** `Debtor`, sealed with the retention key of the year of `announcedOn`: the file to the bank is a voucher (§ 147 AO). */
    sealedDebtor: v.pipe(v.string(), v.nonEmpty()),
  }),
);
export type DebitAnnounced = EventOf<typeof debitAnnounced>;

export const dropReasons = ['PAID', 'INVOICE_CANCELLED', 'COLLECTION_CANCELLED', 'MANDATE_REVOKED'] as const;
export type DropReason = (typeof dropReasons)[number];
/** An announced debit is not handed to the bank. */
export const debitDropped = defineEvent('DebitDropped', v.object({ ...ofDebit, reason: v.picklist(dropReasons) }));
export type DebitDropped = EventOf<typeof debitDropped>;

const ofCollection = { collectionId: collectionIdSchema };

/** Nothing of it is collected. Its debits are dropped in the same append. */
export const collectionCancelled = defineEvent('CollectionCancelled', v.object(ofCollection));
export type CollectionCancelled = EventOf<typeof collectionCancelled>;

/** An ADMIN has handed the file to the bank. */
export const collectionSubmitted = defineEvent(
  'CollectionSubmitted',
  v.object({ ...ofCollection, submittedOn: localDateSchema }),
);
export type CollectionSubmitted = EventOf<typeof collectionSubmitted>;

/** The bank has credited the collection. What the invoices say follows in the same append. */
export const collectionSettled = defineEvent(
  'CollectionSettled',
  v.object({
    ...ofCollection,
    executionOn: localDateSchema,
    /** The bank's day of the money (decisions.md Q2). Missing: an ADMIN said so by hand, and it is the day of execution. */
    creditedOn: v.exactOptional(localDateSchema),
    debits: v.array(v.object({ invoiceId: invoiceIdSchema, endToEndId: v.string() })),
  }),
);
export type CollectionSettled = EventOf<typeof collectionSettled>;

/** The payer's bank has taken the money back, or never given it. */
export const debitReturned = defineEvent(
  'DebitReturned',
  v.object({
    ...ofDebit,
    returnedOn: localDateSchema,
    reason: returnReasonSchema,
    /** Whether the invoice was paid by this debit, and is open again. */
    reopens: v.boolean(),
  }),
);
export type DebitReturned = EventOf<typeof debitReturned>;

/** A movement on the club's account, and how much of it, in cents. */
const movement = v.object({ movementId: movementIdSchema, amount: centsSchema });

/** A movement is the money of a collection, or a part of it where the bank books each debit. */
export const collectionCredited = defineEvent('CollectionCredited', v.object({ ...ofCollection, movement }));
export type CollectionCredited = EventOf<typeof collectionCredited>;

/** A movement has taken back what a debit had collected. `fee`: what the banks took on top of it, in cents. */
export const returnCharged = defineEvent(
  'ReturnCharged',
  v.object({
    ...{ ...ofDebit, movement, fee: centsSchema },
    /** The bank's day of the movement (decisions.md Q2). Missing: written before it was known. */
    bookedOn: v.exactOptional(localDateSchema),
  }),
);
export type ReturnCharged = EventOf<typeof returnCharged>;

/**
 * What a debit has collected beyond what its invoice still needed, because that was paid otherwise meanwhile, is paid back by the club.
 * `surplus`: how much, in cents.
 */
export const debitRefunded = defineEvent(
  'DebitRefunded',
  v.object({
    ...{ ...ofDebit, surplus: centsSchema, refundedOn: localDateSchema },
    ...{ method: v.picklist(receiptMethods), reference: v.nullable(v.string()) },
  }),
);
export type DebitRefunded = EventOf<typeof debitRefunded>;

/** Of the ledger: an invoice is paid once, and collected once at a time. */
export const debitEvents = [
  mandateSigned,
  mandateRevoked,
  collectionAnnounced,
  debitAnnounced,
  debitDropped,
  collectionCancelled,
  collectionSubmitted,
  collectionSettled,
  debitReturned,
  collectionCredited,
  returnCharged,
  debitRefunded,
] as const;
export type DebitEvent = EventOf<(typeof debitEvents)[number]>;
export const debitEventTypes = debitEvents.map(({ type }) => type);
