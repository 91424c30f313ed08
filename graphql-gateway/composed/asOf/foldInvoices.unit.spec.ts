import { invoiceId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { invoiceRow } from '../../testing/invoiceRows.ts';
import { type InvoiceEntry, foldInvoices } from './foldInvoices.ts';

const idNr = (number: number) => invoiceId(`1e000000-0000-4000-8000-00000000000${number}`);
const [invoice, storno, later] = [idNr(1), idNr(2), idNr(3)] as const;
const today = [
  invoiceRow({ invoiceId: storno, state: 'CANCELED', dueOn: null, cancels: invoice }),
  invoiceRow({ invoiceId: invoice, state: 'CANCELED', cancelledBy: storno }),
  invoiceRow({ invoiceId: later }),
];

const entry = (action: string, details: InvoiceEntry['details'] = {}): InvoiceEntry => ({
  ...{ action, details, subjectId: invoice },
});
const history = [
  entry('InvoiceIssued', { dueOn: '2026-06-15' }),
  entry('InvoiceDelivered'),
  entry('InvoiceWarned', { level: 1, dueOn: '2026-06-29' }),
  entry('InvoicePaid', { amount: 21_600, paidOn: '2026-06-20', method: 'BANK', reference: 'Auszug 6' }),
  entry('InvoiceReopened'),
  entry('InvoicePaid', { amount: 21_600, paidOn: '2026-06-22', method: 'OTHER', reference: 'Kasse 7' }),
  entry('InvoiceCancelled', { stornoId: storno, refundDue: 21_600 }),
  entry('InvoiceRefunded'),
];

describe('The invoices as of a moment', () => {
  it.each([
    [0, []],
    [1, ['UNPAID 2026-06-15 0 null 0']],
    [3, ['INVOICED 2026-06-29 1 null 0']],
    [4, ['PAID 2026-06-29 1 2026-06-20 0']],
    [5, ['INVOICED 2026-06-29 1 null 0']],
    [7, ['CANCELED null 0 null 0', 'CANCELED 2026-06-29 1 2026-06-22 21600']],
    [8, ['CANCELED null 0 null 0', 'CANCELED 2026-06-29 1 2026-06-22 0']],
  ])('after %i events', (events, expected) => {
    const invoices = foldInvoices(today, history.slice(0, events));
    expect(
      invoices.map(({ state, dueOn, warningLevel, paidOn, refundDue }) =>
        [state, dueOn ?? 'null', warningLevel, paidOn ?? 'null', refundDue].join(' '),
      ),
    ).toEqual(expected);
  });

  it('know what was paid of them then, in parts', () => {
    const part = { amount: 600, paidOn: '2026-06-20', method: 'BANK', reference: 'Auszug 6' };
    const payment = { amount: 600, method: 'BANK', movementId: null };
    const parts = [
      entry('InvoiceIssued', { dueOn: '2026-06-15' }),
      entry('InvoicePartPaid', part),
      entry('InvoicePaid', { ...part, amount: 21_000, paidOn: '2026-06-18' }),
      entry('InvoiceReopened', { payment }),
    ];
    const paidAfter = (events: number) =>
      foldInvoices([invoiceRow({ invoiceId: invoice })], parts.slice(0, events)).map(
        ({ state, paidAmount, paidOn }) => `${state} ${paidAmount} ${paidOn ?? 'null'}`,
      );
    expect([1, 2, 3, 4].flatMap(paidAfter)).toEqual([
      ...['UNPAID 0 null', 'UNPAID 600 null', 'PAID 21600 2026-06-20', 'INVOICED 21000 null'],
    ]);
  });
});
