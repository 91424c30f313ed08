import * as v from 'valibot';
import {
  creditIdSchema,
  invoiceIdSchema,
  invoiceNumberSchema,
  lineSchema,
  localDateSchema,
  movementIdSchema,
  receiptMethods,
} from '../core/index.ts';

const credit = { creditId: creditIdSchema };

/** What is left of a movement is a credit of the recipient of this invoice. */
export const creditMovementSchema = v.object({ movementId: movementIdSchema, number: invoiceNumberSchema });
export type CreditMovement = Readonly<{ type: 'CreditMovement'; data: v.InferOutput<typeof creditMovementSchema> }>;

/** What is left of a credit was paid back. `refundedOn` null: today. */
export const setCreditRefundedSchema = v.object({
  ...{ ...credit, refundedOn: v.nullable(localDateSchema), method: v.picklist(receiptMethods) },
  reference: v.nullable(v.pipe(lineSchema, v.minLength(1), v.maxLength(140))),
});
export type SetCreditRefunded = Readonly<{
  type: 'SetCreditRefunded';
  data: v.InferOutput<typeof setCreditRefundedSchema>;
}>;

/** A credit pays an invoice of the same person: all that is open, or as much as is left of the credit. */
export const setOffCreditSchema = v.object({ ...credit, invoiceId: invoiceIdSchema });
export type SetOffCredit = Readonly<{ type: 'SetOffCredit'; data: v.InferOutput<typeof setOffCreditSchema> }>;

/** A credit was entered by mistake. */
export const withdrawCreditSchema = v.object(credit);
export type WithdrawCredit = Readonly<{ type: 'WithdrawCredit'; data: v.InferOutput<typeof withdrawCreditSchema> }>;

export type CreditCommand = CreditMovement | SetCreditRefunded | SetOffCredit | WithdrawCredit;
