import * as v from 'valibot';
import {
  type EventOf,
  centsSchema,
  claimNameSchema,
  creditIdSchema,
  defineEvent,
  invoiceIdSchema,
  localDateSchema,
  movementIdSchema,
  percentSchema,
  personIdSchema,
  receiptMethods,
} from '../core/index.ts';
import { creditorReferenceSchema } from './creditorReference.ts';
import { creditEvents } from './creditEvents.ts';
import { warningLevels } from './invoiceDocument.ts';
import { invoiceNumberSchema } from '../core/index.ts';
import { invoiceTotalsSchema } from './invoiceTotals.ts';
import { movement, paidMethods, receipt } from './receipts.ts';

const ofInvoice = { invoiceId: invoiceIdSchema, personId: personIdSchema, number: invoiceNumberSchema };
const billedRateSchema = v.object({ ...claimNameSchema.entries, vatRate: percentSchema });
/** A claim, and the VAT rate at which it is billed. */
export type BilledRate = Readonly<v.InferOutput<typeof billedRateSchema>>;
const claims = v.pipe(v.array(claimNameSchema), v.minLength(1));
/** JSON of the document, sealed with the retention key of the year of issue: it outlives the person's own key (decisions.md N33, N35). */
const sealedDocument = v.pipe(v.string(), v.nonEmpty());
const sealedReason = v.pipe(v.string(), v.nonEmpty());
const templateVersion = v.pipe(v.number(), v.integer(), v.minValue(1));

/** An invoice is issued: its number follows the last one of the year without a gap, in the same append (decisions.md I4, N34). */
export const invoiceIssued = defineEvent(
  'InvoiceIssued',
  v.object({
    ...ofInvoice,
    reference: creditorReferenceSchema,
    ...{ issuedOn: localDateSchema, dueOn: localDateSchema },
    /** The period of what is billed; both days are included. */
    ...{ fromDate: localDateSchema, toDate: localDateSchema },
    ...invoiceTotalsSchema.entries,
    /** What the invoice demands. */
    claims,
    /** What was paid before, and is listed without being demanded (decisions.md I3). */
    paidBefore: v.array(claimNameSchema),
    /** Those of them that are billed at another VAT rate than the booked one, because of § 19 UStG (decisions.md N31). */
    otherRates: v.optional(v.array(billedRateSchema)),
    /** The people for whom `personId` pays: some of the claims are theirs (decisions.md N44). */
    paidFor: v.optional(v.array(personIdSchema)),
    ...{ templateVersion, sealedDocument },
    /** Revision of the `club` stream whose sender and terms are printed. */
    settingsRevision: v.pipe(v.number(), v.integer()),
  }),
);
export type InvoiceIssued = EventOf<typeof invoiceIssued>;

export const deliveries = ['MAIL', 'PRINT'] as const;
/** The invoice has left the club: its e-mail was accepted, or an ADMIN has printed it (decisions.md I1). */
export const invoiceDelivered = defineEvent(
  'InvoiceDelivered',
  v.object({ ...ofInvoice, by: v.picklist(deliveries), claims }),
);
export type InvoiceDelivered = EventOf<typeof invoiceDelivered>;

/** A part of what an invoice demands has arrived: it is open over the rest (decisions.md Q1). */
export const invoicePartPaid = defineEvent('InvoicePartPaid', v.object({ ...ofInvoice, ...receipt, movement }));
export type InvoicePartPaid = EventOf<typeof invoicePartPaid>;

/**
 * All of an invoice has arrived: `amount` is what was still open. A movement with less is of before there were partial payments; then the invoice
 * is paid all the same.
 */
export const invoicePaid = defineEvent('InvoicePaid', v.object({ ...ofInvoice, ...receipt, claims, movement }));
export type InvoicePaid = EventOf<typeof invoicePaid>;

/** A payment was entered by mistake, or its money went back: so much is open again. The reason is sealed with the owner's key. */
export const invoiceReopened = defineEvent(
  'InvoiceReopened',
  v.object({
    ...{ ...ofInvoice, sealedReason: v.nullable(sealedReason), claims, movement },
    /** The payment that is taken back. Missing: the only one. */
    payment: v.exactOptional(
      v.object({
        ...{ amount: centsSchema, method: v.picklist(paidMethods), movementId: v.nullable(movementIdSchema) },
        /** The credit that has paid it, and is left again. */
        creditId: v.exactOptional(creditIdSchema),
      }),
    ),
    /** The bank's day on which the money went back (decisions.md Q2). Missing: nobody said so. */
    returnedOn: v.exactOptional(localDateSchema),
  }),
);
export type InvoiceReopened = EventOf<typeof invoiceReopened>;

/** A letter about an invoice that is overdue (decisions.md N39). */
export const invoiceWarned = defineEvent(
  'InvoiceWarned',
  v.object({
    ...ofInvoice,
    level: v.picklist(warningLevels),
    issuedOn: localDateSchema,
    /** The day until which is to be paid now. */
    dueOn: localDateSchema,
    ...{ templateVersion, sealedDocument },
  }),
);
export type InvoiceWarned = EventOf<typeof invoiceWarned>;

/**
 * A document with the next number cancels an invoice as a whole; what it demanded can be billed again (decisions.md I5, N41). Amounts are
 * those of the invoice.
 */
export const invoiceCancelled = defineEvent(
  'InvoiceCancelled',
  v.object({
    /** Of the cancelled invoice. */
    ...ofInvoice,
    stornoId: invoiceIdSchema,
    stornoNumber: invoiceNumberSchema,
    issuedOn: localDateSchema,
    ...invoiceTotalsSchema.entries,
    claims,
    paidBefore: v.array(claimNameSchema),
    /** What the club has to pay back: the amount of an invoice that was paid, else 0. */
    refundDue: centsSchema,
    /** Sealed with the owner's key; null once the owner is erased. */
    sealedReason: v.nullable(sealedReason),
    ...{ templateVersion, sealedDocument },
  }),
);
export type InvoiceCancelled = EventOf<typeof invoiceCancelled>;

/**
 * The club does without what is still open of an invoice, by a document with the next number: it is paid (decisions.md Q1). `amount` is what is waived,
 * and so are the totals.
 */
export const invoiceRestWaived = defineEvent(
  'InvoiceRestWaived',
  v.object({
    /** Of the invoice. */
    ...ofInvoice,
    amount: centsSchema,
    /** The document that corrects the invoice. */
    correctionId: invoiceIdSchema,
    correctionNumber: invoiceNumberSchema,
    issuedOn: localDateSchema,
    ...{ ...invoiceTotalsSchema.entries, claims },
    /** Sealed with the owner's key; null once the owner is erased. */
    sealedReason: v.nullable(sealedReason),
    ...{ templateVersion, sealedDocument },
  }),
);
export type InvoiceRestWaived = EventOf<typeof invoiceRestWaived>;

/** What was due after a cancellation is paid back. */
export const invoiceRefunded = defineEvent(
  'InvoiceRefunded',
  v.object({ ...ofInvoice, amount: centsSchema, refundedOn: localDateSchema, reference: v.nullable(v.string()) }),
);
export type InvoiceRefunded = EventOf<typeof invoiceRefunded>;

/** A claim was paid at the club without an invoice (decisions.md N38). */
export const claimPaid = defineEvent(
  'ClaimPaid',
  v.object({ ...claimNameSchema.entries, personId: personIdSchema, ...receipt }),
);
export type ClaimPaid = EventOf<typeof claimPaid>;

/** What was paid at the club for a booking that is cancelled was paid back. `reference`: as of the payment. */
export const claimRefunded = defineEvent(
  'ClaimRefunded',
  v.object({
    ...{ ...claimNameSchema.entries, personId: personIdSchema, amount: centsSchema, refundedOn: localDateSchema },
    ...{ method: v.picklist(receiptMethods), reference: v.nullable(v.string()) },
  }),
);
export type ClaimRefunded = EventOf<typeof claimRefunded>;

/**
 * Somebody books again the court that they had cancelled: what the cancelled booking `formerItemId` leaves, money that is to be paid back or a
 * place on an invoice, is that of the new booking `itemId`, which costs the same (docs/adr/0060).
 */
export const claimCarriedOver = defineEvent(
  'ClaimCarriedOver',
  v.object({
    ...{ ...claimNameSchema.entries, formerItemId: claimNameSchema.entries.itemId },
    ...{ personId: personIdSchema, amount: centsSchema },
    /** How far the new claim is paid. */
    state: v.picklist(['INVOICED', 'PAID']),
    paidAtClub: v.boolean(),
    /** The invoice that demands it, or lists it as paid before. */
    billedOn: v.nullable(invoiceIdSchema),
  }),
);
export type ClaimCarriedOver = EventOf<typeof claimCarriedOver>;

/** Of the ledger: what is billed is billed once. */
export const invoiceEvents = [
  invoiceIssued,
  invoiceDelivered,
  invoicePaid,
  invoicePartPaid,
  invoiceReopened,
  invoiceWarned,
  invoiceCancelled,
  invoiceRestWaived,
  invoiceRefunded,
  claimPaid,
  claimRefunded,
  claimCarriedOver,
  ...creditEvents,
] as const;
export type InvoiceEvent = EventOf<(typeof invoiceEvents)[number]>;
export const invoiceEventTypes = invoiceEvents.map(({ type }) => type);
