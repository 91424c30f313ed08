import * as v from 'valibot';
import type { CreditCommand } from './creditCommands.ts';
import {
  centsSchema,
  claimNameSchema,
  invoiceIdSchema,
  lineSchema,
  linesSchema,
  localDateSchema,
  receiptMethods,
  textSchema,
} from '../core/index.ts';

/** One invoice for all open claims of a person in a period; both days are included. `userID` is a member number. */
export const createInvoiceSchema = v.object({
  userID: textSchema,
  fromDate: localDateSchema,
  toDate: localDateSchema,
});
export type CreateInvoice = Readonly<{ type: 'CreateInvoice'; data: v.InferOutput<typeof createInvoiceSchema> }>;

const positiveCents = v.pipe(
  centsSchema,
  v.check((amount) => amount > 0, 'an amount above 0'),
);
const invoice = { invoiceId: invoiceIdSchema };
const reason = v.pipe(linesSchema, v.minLength(1), v.maxLength(500));
const reference = v.nullable(v.pipe(lineSchema, v.minLength(1), v.maxLength(140)));
/** `paidOn` null: today. */
const receipt = { paidOn: v.nullable(localDateSchema), method: v.picklist(receiptMethods), reference };

/** An ADMIN has printed the invoice and sent it. */
export const setInvoicePrintedSchema = v.object(invoice);
export type SetInvoicePrinted = Readonly<{
  type: 'SetInvoicePrinted';
  data: v.InferOutput<typeof setInvoicePrintedSchema>;
}>;

/** `amount`: what has arrived, in cents; null: all that is open. */
export const setInvoicePaidSchema = v.object({
  ...{ ...invoice, ...receipt, amount: v.optional(v.nullable(positiveCents), null) },
});
export type SetInvoicePaid = Readonly<{ type: 'SetInvoicePaid'; data: v.InferOutput<typeof setInvoicePaidSchema> }>;

/** `returnedOn`: the day on which the bank took the money back; null where it never was there. */
export const setInvoiceUnpaidSchema = v.object({
  ...{ ...invoice, reason, returnedOn: v.optional(v.nullable(localDateSchema), null) },
});
export type SetInvoiceUnpaid = Readonly<{
  type: 'SetInvoiceUnpaid';
  data: v.InferOutput<typeof setInvoiceUnpaidSchema>;
}>;

/** The next letter about an overdue invoice. */
export const sendInvoiceWarningSchema = v.object(invoice);
export type SendInvoiceWarning = Readonly<{
  type: 'SendInvoiceWarning';
  data: v.InferOutput<typeof sendInvoiceWarningSchema>;
}>;

export const cancelInvoiceSchema = v.object({ ...invoice, reason });
export type CancelInvoice = Readonly<{ type: 'CancelInvoice'; data: v.InferOutput<typeof cancelInvoiceSchema> }>;

/** The club does without what is still open. */
export const waiveInvoiceRestSchema = v.object({ ...invoice, reason });
export type WaiveInvoiceRest = Readonly<{
  type: 'WaiveInvoiceRest';
  data: v.InferOutput<typeof waiveInvoiceRestSchema>;
}>;

/** `refundedOn` null: today. */
export const setInvoiceRefundedSchema = v.object({
  ...{ ...invoice, reference, refundedOn: v.optional(v.nullable(localDateSchema), null) },
});
export type SetInvoiceRefunded = Readonly<{
  type: 'SetInvoiceRefunded';
  data: v.InferOutput<typeof setInvoiceRefundedSchema>;
}>;

/** One booking, guest fee or card was paid at the club. */
export const setClaimPaidSchema = v.object({ ...claimNameSchema.entries, ...receipt });
export type SetClaimPaid = Readonly<{ type: 'SetClaimPaid'; data: v.InferOutput<typeof setClaimPaidSchema> }>;

/** What was paid for it at the club was paid back. `refundedOn` null: today. */
export const setClaimRefundedSchema = v.object({
  ...{ ...claimNameSchema.entries, refundedOn: v.nullable(localDateSchema) },
  ...{ method: v.picklist(receiptMethods), reference },
});
export type SetClaimRefunded = Readonly<{
  type: 'SetClaimRefunded';
  data: v.InferOutput<typeof setClaimRefundedSchema>;
}>;

export type InvoiceCommand =
  | WaiveInvoiceRest
  | CreateInvoice
  | SetInvoicePrinted
  | SetInvoicePaid
  | SetInvoiceUnpaid
  | SendInvoiceWarning
  | CancelInvoice
  | SetInvoiceRefunded
  | SetClaimPaid
  | SetClaimRefunded
  | CreditCommand;
