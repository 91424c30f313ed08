import { type Cents, cents, noCents } from '@platzwart/contracts/core';
import { type InvoiceRow, inOrderOfDays } from '@platzwart/contracts/invoice';
import type { Builder } from '../core/builder.ts';
import { paidMethodEnum, receivedPaymentType } from './invoiceParts.ts';
import { invoiceType } from './invoiceTypeReference.ts';

/** What is still to be paid, in cents (decisions.md Q1). */
export const openAmountOf = ({ state, cancels, amountDue, waivedAmount, paidAmount }: InvoiceRow): Cents =>
  cancels === null && (state === 'UNPAID' || state === 'INVOICED')
    ? cents(amountDue - waivedAmount - paidAmount)
    : noCents;

/** What has arrived for an invoice, and what has to go back. */
export const addReceived = (builder: Builder): void => {
  builder.objectFields(invoiceType(builder), (t) => ({
    paidAmount: t.expose('paidAmount', {
      type: 'Cents',
      description: '(+) What has arrived for it and has not gone back (decisions.md Q1).',
    }),
    openAmount: t.field({
      type: 'Cents',
      description: '(+) What is still to be paid; 0 once it is paid or cancelled.',
      resolve: (invoice) => openAmountOf(invoice),
    }),
    waivedAmount: t.expose('waivedAmount', {
      type: 'Cents',
      description: '(+) What the club does without, by documents that correct it (decisions.md Q1).',
    }),
    payments: t.field({
      type: [receivedPaymentType(builder)],
      description: '(+) In the order of the days of the bank.',
      resolve: ({ payments }) => inOrderOfDays(payments),
    }),
    paidAt: t.expose('paidOn', { type: 'Date', nullable: true, description: '(+)' }),
    paidMethod: t.expose('paidBy', { type: paidMethodEnum(builder), nullable: true, description: '(+)' }),
    paidReference: t.string({
      nullable: true,
      resolve: ({ paidOn, paidReference }) => (paidOn === null ? null : paidReference),
      description: '(+) Where the payment is found in the statement of account or in the cash book.',
    }),
    refundDue: t.expose('refundDue', {
      type: 'Cents',
      description: '(+) What the club still has to pay back (decisions.md N41).',
    }),
  }));
};
