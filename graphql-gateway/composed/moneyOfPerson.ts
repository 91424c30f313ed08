import type { PaymentRow } from '@platzwart/contracts/booking';
import type { DebitRow, MandateRow } from '@platzwart/contracts/debit';
import type { CreditRow, InvoiceLine, InvoiceRow } from '@platzwart/contracts/invoice';

/** A line of an invoice, with what was played or bought. */
const itemEntryOf = ({
  itemId: _,
  kind,
  gross,
  vatRate,
  sphere: _sphere,
  smallBusiness: _exempt,
  ...line
}: InvoiceLine) => ({
  item: kind,
  ...line,
  priceInCents: gross,
  vatRate,
});

/** An invoice as it was sent; without recipient and items once the law requires its content no more. */
export const invoiceEntryOf = ({ number, state, document, total, amountDue, ...invoice }: InvoiceRow) => ({
  ...{ invoiceNumber: number, invoiceState: state, issuedOn: invoice.issuedOn, dueOn: invoice.dueOn },
  ...{ fromDate: invoice.fromDate, toDate: invoice.toDate },
  ...{ totalInCents: total, amountDueInCents: amountDue, warnings: invoice.warningLevel, paidOn: invoice.paidOn },
  ...{ paidInCents: invoice.paidAmount, waivedInCents: invoice.waivedAmount },
  recipient: document && {
    firstName: document.recipient.firstName,
    lastName: document.recipient.lastName,
    address: document.recipient.address,
  },
  items: document?.lines.map(itemEntryOf) ?? [],
});

/** What they have paid too much, and what is left of it. */
export const creditEntryOf = ({ number, receivedOn, amount, rest, refundedOn, withdrawn }: CreditRow) => ({
  ...{ invoiceNumber: number, receivedOn, amountInCents: amount, leftInCents: rest, refundedOn, withdrawn },
});

/** An order that was paid online, or was to be. */
export const paymentEntryOf = ({ method, amount, state, expiresAt }: PaymentRow) => ({
  ...{ paymentMethod: method, amountInCents: amount, onlineState: state, payableUntil: expiresAt },
});

/** A mandate with its account. */
export const mandateEntryOf = ({ reference, signedOn, origin, revoked, lastUsedOn, account }: MandateRow) => ({
  ...{ mandateReference: reference, signedOn, mandateOrigin: origin, revoked, lastUsedOn },
  ...{ iban: account?.iban ?? null, holder: account?.holder ?? null },
});

/** What was, or is to be, collected, and from which account. */
export const debitEntryOf = ({ number, amount, state, mandateReference, executionOn, debtor, ...debit }: DebitRow) => ({
  ...{ invoiceNumber: number, amountInCents: amount, debitState: state, mandateReference, executionOn },
  ...{ returnReason: debit.returnReason, returnedOn: debit.returnedOn, iban: debtor?.iban ?? null },
});
