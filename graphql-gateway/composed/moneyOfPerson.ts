import type { PaymentRow } from '@platzwart/contracts/booking';
import type { InvoiceLine, InvoiceRow } from '@platzwart/contracts/invoice';

/** A line of an invoice, with what was played or bought. */
const itemEntryOf = ({ itemId: _, kind, gross, vatRate, sphere: _sphere, ...line }: InvoiceLine) => ({
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
  recipient: document && {
    firstName: document.recipient.firstName,
    lastName: document.recipient.lastName,
    address: document.recipient.address,
  },
  items: document?.lines.map(itemEntryOf) ?? [],
});

/** An order that was paid online, or was to be. */
export const paymentEntryOf = ({ method, amount, state, expiresAt }: PaymentRow) => ({
  ...{ paymentMethod: method, amountInCents: amount, onlineState: state, payableUntil: expiresAt },
});
