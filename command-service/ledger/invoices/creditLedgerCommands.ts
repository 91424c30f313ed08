import type { Cents, CreditId, InvoiceId, LocalDate, MovementId, ReceiptMethod } from '@platzwart/contracts/core';
import type { InvoiceNumber } from '@platzwart/contracts/invoice';

/** The rest of a movement becomes a credit of the recipient of the invoice with this number; `amount`: what is left of it, in cents. */
export type CreditByMovement = Readonly<{
  type: 'CreditByMovement';
  data: Readonly<{
    creditId: CreditId;
    number: InvoiceNumber;
    movementId: MovementId;
    amount: Cents;
    paidOn: LocalDate;
  }>;
}>;

export type RefundCredit = Readonly<{
  type: 'RefundCredit';
  data: Readonly<{
    creditId: CreditId;
    refundedOn: LocalDate;
    today: LocalDate;
    method: ReceiptMethod;
    reference: string | null;
  }>;
}>;

/** `today`: the day on which the credit pays the invoice. */
export type PayByCredit = Readonly<{
  type: 'PayByCredit';
  data: Readonly<{ creditId: CreditId; invoiceId: InvoiceId; today: LocalDate }>;
}>;

export type TakeCreditBack = Readonly<{ type: 'TakeCreditBack'; data: Readonly<{ creditId: CreditId }> }>;

export type CreditLedgerCommand = CreditByMovement | RefundCredit | PayByCredit | TakeCreditBack;
