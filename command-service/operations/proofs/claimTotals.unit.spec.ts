import { cents } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { anna } from '../../booking/domain/specClub.ts';
import { block, booked } from '../../ledger/courts/specSentences.ts';
import { issue, tell } from '../../ledger/invoices/specInvoices.ts';
import { claimTotals } from './claimTotals.ts';

const tuesday = booked(anna, block('TENNIS 1', '2026-06-02', '18:00-19:00'), 1);
const byCard = {
  ...block('TENNIS 1', '2026-06-04', '18:00-19:00'),
  paymentMethod: 'VOUCHER',
  price: cents(0),
} as const;
const thursday = booked(anna, byCard, 2);

it.each([
  ['lists what hours of a card have paid', { on: '2026-06-15' }],
  ['a small business has issued without VAT', { on: '2026-06-15', smallBusiness: true }],
])('The proof of totals finds nothing wrong in an invoice that %s', (_, period) => {
  const { events } = tell(tuesday, thursday, issue(1, anna, period));
  const proof = claimTotals();
  const flaws = [tuesday, thursday, ...events].flatMap((event) =>
    proof.see({ position: '1', commandId: 'spec', event }),
  );
  expect(events.map(({ type }) => type)).toEqual(['InvoiceIssued']);
  expect(flaws).toEqual([]);
});
