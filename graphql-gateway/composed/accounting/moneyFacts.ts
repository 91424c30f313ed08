import { onlineMethods } from '@platzwart/contracts/booking';
import {
  centsSchema,
  claimNameSchema,
  localDateSchema,
  percentSchema,
  positionSchema,
  receiptMethods,
} from '@platzwart/contracts/core';
import { paidMethods } from '@platzwart/contracts/invoice';
import * as v from 'valibot';

const invoice = { invoiceId: v.string(), number: v.string() };
const totals = v.array(v.object({ vatRate: percentSchema, gross: centsSchema }));
const method = v.picklist(paidMethods);
/** Missing where the bank has moved nothing, or where it was written before the day was known. */
const bankDay = v.optional(localDateSchema);

/** What the export needs of an event, as the club log keeps it: without anything that was sealed. */
const fact = <Type extends string, Entries extends v.ObjectEntries>(type: Type, data: Entries) =>
  v.object({
    type: v.literal(type),
    position: positionSchema,
    /** The club's calendar day. */
    occurredOn: localDateSchema,
    data: v.object(data),
  });

const moneyFactSchema = v.variant('type', [
  fact('InvoiceIssued', { ...invoice, issuedOn: localDateSchema, totals }),
  fact('InvoiceCancelled', { ...invoice, stornoNumber: v.string(), issuedOn: localDateSchema, totals }),
  fact('InvoiceRestWaived', { ...invoice, correctionNumber: v.string(), issuedOn: localDateSchema, totals }),
  fact('InvoicePaid', {
    ...{ ...invoice, amount: centsSchema, paidOn: localDateSchema, method },
    /** What of a movement on the club's account has paid it: less than the amount where an ADMIN accepted less. */
    movement: v.optional(v.object({ amount: centsSchema })),
  }),
  fact('InvoicePartPaid', {
    ...{ ...invoice, amount: centsSchema, paidOn: localDateSchema, method },
    movement: v.optional(v.object({ amount: centsSchema })),
  }),
  fact('InvoiceReopened', {
    ...{ ...invoice, returnedOn: bankDay },
    /** Missing: the only one. */
    payment: v.optional(v.object({ amount: centsSchema, method })),
  }),
  fact('InvoiceRefunded', { ...invoice, amount: centsSchema, refundedOn: localDateSchema }),
  fact('CreditReceived', {
    ...invoice,
    amount: centsSchema,
    paidOn: localDateSchema,
    method: v.picklist(receiptMethods),
  }),
  fact('CreditRefunded', {
    ...{ ...invoice, amount: centsSchema, refundedOn: localDateSchema },
    method: v.picklist(receiptMethods),
  }),
  fact('CreditWithdrawn', { ...invoice, amount: centsSchema, method: v.picklist(receiptMethods), returnedOn: bankDay }),
  fact('ReturnCharged', { ...invoice, fee: centsSchema, bookedOn: bankDay }),
  fact('ClaimPaid', {
    ...{ ...claimNameSchema.entries, amount: centsSchema, paidOn: localDateSchema },
    method: v.picklist(receiptMethods),
  }),
  fact('ClaimRefunded', {
    ...{ ...claimNameSchema.entries, amount: centsSchema, refundedOn: localDateSchema },
    method: v.picklist(receiptMethods),
  }),
  fact('PaymentReceived', {
    ...{ orderId: v.string(), method: v.picklist(onlineMethods), amount: centsSchema, booked: v.boolean() },
    shares: v.array(v.object({ bookingId: v.string(), price: centsSchema, guestFee: centsSchema })),
  }),
  fact('RefundMade', {
    ...{ orderId: v.string(), bookingId: v.nullable(v.string()), amount: centsSchema },
    /** Missing: by the way on which it came. */
    otherwise: v.optional(v.object({ method: v.picklist(receiptMethods), refundedOn: localDateSchema })),
  }),
  fact('PaymentReversed', { orderId: v.string(), bookingId: v.string(), amount: centsSchema }),
]);
export type MoneyFact = v.InferOutput<typeof moneyFactSchema>;
export type MoneyFactOf<Type extends MoneyFact['type']> = Extract<MoneyFact, { type: Type }>;

export const moneyFactTypes = moneyFactSchema.options.map(({ entries }) => entries.type.literal);

/** Throws for an event that is none of these, or in another shape. */
export const moneyFact = (value: unknown): MoneyFact => v.parse(moneyFactSchema, value);
