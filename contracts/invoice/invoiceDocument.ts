import * as v from 'valibot';
import {
  type Cents,
  type DeepReadonly,
  languages,
  lineSchema,
  linesSchema,
  localDateSchema,
  personIdSchema,
  roles,
} from '../core/index.ts';
import { creditorReferenceSchema } from './creditorReference.ts';
import { invoiceLineSchema } from './invoiceLines.ts';
import { invoiceNumberSchema } from '../core/index.ts';
import { invoiceTotalsSchema, waivedTotalsOf } from './invoiceTotals.ts';

const text = (maxLength: number) => v.pipe(lineSchema, v.minLength(1), v.maxLength(maxLength));

const addressSchema = v.object({ street: text(100), houseNumber: text(10), zip: text(10), city: text(100) });

/** The club as it was on the day of issue (decisions.md I8, I9, N40). */
export const invoiceSenderSchema = v.object({
  consignor: text(200),
  address: addressSchema,
  taxNumber: text(40),
  vatId: v.nullable(text(20)),
  phone: v.nullable(text(40)),
  email: v.nullable(text(254)),
  iban: v.nullable(text(34)),
  bic: v.nullable(text(11)),
  /** The exact name of the account's holder, which banks compare. */
  accountHolder: text(200),
  footer: v.nullable(v.pipe(linesSchema, v.maxLength(500))),
});
export type InvoiceSender = DeepReadonly<v.InferOutput<typeof invoiceSenderSchema>>;

const nameSchema = v.pipe(lineSchema, v.maxLength(100));

/** The person or business as of the day of issue (decisions.md I10, Q4, Q5): a business without a person has empty names. */
export const invoiceRecipientSchema = v.object({
  userID: personIdSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  /** Missing in documents from before businesses had a name of their own. */
  companyName: v.optional(v.nullable(text(100))),
  role: v.picklist(roles),
  memberNumber: v.nullable(text(20)),
  address: v.object({
    ...addressSchema.entries,
    zip: v.pipe(lineSchema, v.maxLength(12)),
    /** ISO 3166-1; null: not known. Missing in documents from before it was asked for, which went to Germany. */
    country: v.optional(v.nullable(text(2))),
  }),
});
export type InvoiceRecipient = DeepReadonly<v.InferOutput<typeof invoiceRecipientSchema>>;

type Named = Pick<InvoiceRecipient, 'firstName' | 'lastName' | 'companyName'>;

/** Whom an invoice is for, line by line: the business (§ 14 UStG asks for its full name), then the person, where there is one (decisions.md Q4). */
export const recipientNames = ({ firstName, lastName, companyName }: Named): readonly string[] => {
  const person = `${firstName} ${lastName}`.trim();
  return [companyName ?? '', person].filter((name) => name !== '');
};

/** By which mandate the club collects the invoice, as of the day of issue (docs/adr/0071). */
export const invoiceDirectDebitSchema = v.object({
  mandateReference: text(35),
  /** The club's creditor identifier. */
  creditorId: text(35),
  /** The account of the mandate: whole for programs that read the e-invoice, masked wherever people read it. */
  iban: text(34),
});
export type InvoiceDirectDebit = DeepReadonly<v.InferOutput<typeof invoiceDirectDebitSchema>>;

/**
 * Changes when another layout or other sentences are printed: documents are rendered with the version of their day of issue.
 * 1: the foot of each page counts the pages; 2: it names the document, too; 3: digits beside the address are equally wide, and it says that items
 * at the rate 0 are exempt.
 */
export const templateVersion = 3;
const templateVersionSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const shared = {
  templateVersion: templateVersionSchema,
  language: v.picklist(languages),
  sender: invoiceSenderSchema,
  recipient: invoiceRecipientSchema,
};

const bill = {
  ...shared,
  number: invoiceNumberSchema,
  issuedOn: localDateSchema,
  /** The period of what is invoiced. */
  fromDate: localDateSchema,
  toDate: localDateSchema,
  /** All of it is exempt from VAT by § 19 UStG: the document says so and shows no rate (decisions.md N31). */
  smallBusiness: v.boolean(),
  /** Whether the PDF contains the invoice as XML, too (decisions.md I14, N44). Missing: no. */
  eInvoice: v.optional(v.boolean()),
  lines: v.pipe(v.array(invoiceLineSchema), v.minLength(1)),
  ...invoiceTotalsSchema.entries,
};

/** It corrects sums, which belong to no line. */
const noLines = v.pipe(v.array(invoiceLineSchema), v.maxLength(0));

const referenced = v.object({ number: invoiceNumberSchema, issuedOn: localDateSchema });

const invoiceSchema = v.object({
  kind: v.literal('INVOICE'),
  ...bill,
  dueOn: localDateSchema,
  reference: creditorReferenceSchema,
  /** Only where something is to be paid. Missing: the recipient transfers it. */
  directDebit: v.optional(invoiceDirectDebitSchema),
});

/** Amounts are those of the cancelled invoice, positive as there; the printed ones are negative. */
const stornoSchema = v.object({ kind: v.literal('STORNO'), ...bill, cancels: referenced });

/**
 * The club does without a part of what an invoice demands, which lowers the VAT with it (decisions.md Q1, § 17 UStG). Amounts are what is waived, positive;
 * the printed ones are negative.
 */
const correctionSchema = v.object({ kind: v.literal('CORRECTION'), ...bill, lines: noLines, cancels: referenced });

/**
 * The whole content of an invoice or of the document that cancels or corrects one: it is sealed into the event that issues it, and PDF, e-mail, e-invoice
 * and the export for accountants are written from it alone (decisions.md N35). Money in cents, gross unless named otherwise.
 */
export const invoiceDocumentSchema = v.variant('kind', [invoiceSchema, stornoSchema, correctionSchema]);
export type InvoiceDocument = DeepReadonly<v.InferOutput<typeof invoiceDocumentSchema>>;
/** An `InvoiceDocument` that demands money. */
export type Invoice = DeepReadonly<v.InferOutput<typeof invoiceSchema>>;

export type StornoDocument = DeepReadonly<v.InferOutput<typeof stornoSchema>>;
/** One with items, of which an e-invoice can be made. */
export type ItemisedDocument = Invoice | StornoDocument;
export type CorrectionDocument = DeepReadonly<v.InferOutput<typeof correctionSchema>>;

/** The document that cancels the whole of `invoice`, without what the club writes below its invoices: there is nothing to pay. */
export const stornoOf = (
  { dueOn, reference, directDebit, ...bill }: Invoice,
  { number, issuedOn }: Pick<StornoDocument, 'issuedOn' | 'number'>,
): StornoDocument => ({
  ...bill,
  sender: { ...bill.sender, footer: null },
  ...{ kind: 'STORNO', templateVersion, number, issuedOn },
  cancels: { number: bill.number, issuedOn: bill.issuedOn },
});

/** The document by which the club does without `waived` of `invoice`, in cents, spread over the VAT rates of what it demands. */
export const correctionOf = (
  { dueOn, reference, directDebit, ...bill }: Invoice,
  { number, issuedOn, waived }: Pick<CorrectionDocument, 'issuedOn' | 'number'> & Readonly<{ waived: Cents }>,
): CorrectionDocument => ({
  ...{ ...bill, ...waivedTotalsOf(bill.lines, waived), lines: [], eInvoice: false },
  sender: { ...bill.sender, footer: null },
  ...{ kind: 'CORRECTION', templateVersion, number, issuedOn },
  cancels: { number: bill.number, issuedOn: bill.issuedOn },
});

export const warningLevels = [1, 2, 3] as const;
export type WarningLevel = (typeof warningLevels)[number];

/** A letter about an unpaid invoice: payment reminder, reminder, last reminder (decisions.md N39). */
export const warningDocumentSchema = v.object({
  kind: v.literal('WARNING'),
  ...shared,
  level: v.picklist(warningLevels),
  issuedOn: localDateSchema,
  /** The day until which is to be paid now. */
  dueOn: localDateSchema,
  amountDue: invoiceSchema.entries.amountDue,
  reference: creditorReferenceSchema,
  invoice: v.object({ ...referenced.entries, dueOn: localDateSchema }),
});
export type WarningDocument = DeepReadonly<v.InferOutput<typeof warningDocumentSchema>>;

/**
 * The letter `level` about `invoice`, of which `amountDue` is still open, to the address and with the account of the invoice, and without what the club writes below its invoices: a
 * letter that asks for money does not thank for it.
 */
export const warningOf = (
  invoice: Invoice,
  { level, issuedOn, dueOn, amountDue }: Pick<WarningDocument, 'amountDue' | 'dueOn' | 'issuedOn' | 'level'>,
): WarningDocument => ({
  ...{ kind: 'WARNING', templateVersion, language: invoice.language },
  ...{ sender: { ...invoice.sender, footer: null }, recipient: invoice.recipient },
  ...{ level, issuedOn, dueOn, amountDue, reference: invoice.reference },
  invoice: { number: invoice.number, issuedOn: invoice.issuedOn, dueOn: invoice.dueOn },
});
