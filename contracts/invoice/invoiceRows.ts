import * as v from 'valibot';
import {
  type RowOf,
  centsSchema,
  claimKinds,
  claimNameSchema,
  claimPlaceSchema,
  claimStates,
  clubPayments,
  column,
  defineTable,
  invoiceIdSchema,
  paymentMethods,
  personIdSchema,
  voucherTypes,
} from '../core/index.ts';
import { invoiceDocumentSchema } from './invoiceDocument.ts';
import { paidMethods } from './receipts.ts';
import { invoicePaymentSchema } from './invoicePayments.ts';

/** decisions.md I1. UNPAID: issued and not delivered. INVOICED: delivered. CANCELED: a further document cancels it. */
export const invoiceStates = ['UNPAID', 'INVOICED', 'PAID', 'CANCELED'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** Of the read model `invoices`: invoices and the documents that cancel them. */
export const invoiceColumns = {
  invoiceId: column.uuidOf(invoiceIdSchema),
  personId: column.uuidOf(personIdSchema),
  number: column.orderedText,
  state: column.wordOf(invoiceStates),
  issuedOn: column.calendarDay,
  /** Null for a document that cancels an invoice. It moves with each letter about the invoice. */
  dueOn: column.nullable(column.calendarDay),
  fromDate: column.calendarDay,
  toDate: column.calendarDay,
  total: column.integerOf(centsSchema),
  amountDue: column.integerOf(centsSchema),
  /** What has arrived and has not gone back, in the order in which it was entered; `paidAmount`: its sum. */
  payments: column.jsonOf(v.array(invoicePaymentSchema)),
  paidAmount: column.integerOf(centsSchema),
  /** Null once its retention key is destroyed. */
  document: column.nullable(column.jsonOf(invoiceDocumentSchema)),
  /** How many letters were sent about it, 0 to 3. */
  warningLevel: column.integer,
  /** The last day of the payments, once it is paid. */
  paidOn: column.nullable(column.calendarDay),
  paidBy: column.nullable(column.textOf(v.picklist(paidMethods))),
  /** Of the last payment; stays where the invoice was opened again, so that the payment is known that has come back. */
  paidReference: column.nullable(column.text),
  /** What the club does without, in cents (decisions.md Q1); `amountDue` is what was demanded first. */
  waivedAmount: column.integerOf(centsSchema),
  /** The document that cancels this invoice, and the invoice that this document cancels or corrects. */
  cancelledBy: column.nullable(column.uuidOf(invoiceIdSchema)),
  cancels: column.nullable(column.uuidOf(invoiceIdSchema)),
  /** What this invoice demanded when it was cancelled: of a booking that was carried over, the new one. Null while it stands. */
  released: column.nullable(column.jsonOf(v.array(claimNameSchema))),
  /** What the club still has to pay back. */
  refundDue: column.integerOf(centsSchema),
  /** Positions of the issue, and of the last event that changed the row. */
  issuedAt: column.logPosition,
  changedAt: column.logPosition,
};
export type InvoiceRow = RowOf<typeof invoiceColumns>;
export const invoicesTable = defineTable('invoices', 'invoiceId', invoiceColumns);

/** Also of the read model `invoices`: what each person owes or has paid, from which invoices are made (`Claim`). */
export const claimColumns = {
  /** `claimKey` of the claim. */
  claim: column.text,
  kind: column.wordOf(claimKinds),
  itemId: column.uuid,
  personId: column.uuidOf(personIdSchema),
  state: column.wordOf(claimStates),
  date: column.calendarDay,
  gross: column.integerOf(centsSchema),
  vatRate: column.integer,
  paymentMethod: column.nullable(column.textOf(v.picklist(paymentMethods))),
  seasonId: column.nullable(column.uuid),
  place: column.nullable(column.jsonOf(claimPlaceSchema)),
  voucherType: column.nullable(column.textOf(v.picklist(voucherTypes))),
  invoiceId: column.nullable(column.uuidOf(invoiceIdSchema)),
  dropped: column.boolean,
  clubPayment: column.wordOf(clubPayments),
  changedAt: column.logPosition,
};
export type ClaimRow = RowOf<typeof claimColumns>;
export const claimsTable = defineTable('claims', 'claim', claimColumns);
