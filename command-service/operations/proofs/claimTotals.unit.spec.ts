import { cents } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { anna } from '../../booking/domain/specClub.ts';
import { block, booked } from '../../ledger/courts/specSentences.ts';
import { income, payBy, read } from '../../ledger/bank/specBank.ts';
import { type Said, issue, refund, revoke, tell } from '../../ledger/invoices/specInvoices.ts';
import { claimTotals } from './claimTotals.ts';

const tuesday = booked(anna, block('TENNIS 1', '2026-06-02', '18:00-19:00'), 1);
const byCard = {
  ...block('TENNIS 1', '2026-06-04', '18:00-19:00'),
  paymentMethod: 'VOUCHER',
  price: cents(0),
} as const;
const thursday = booked(anna, byCard, 2);
const friday = booked(anna, block('TENNIS 1', '2026-06-05', '18:00-19:00'), 3);

it.each([
  ['lists what hours of a card have paid', { on: '2026-06-15' }],
  ['has days before and after § 19 UStG', { on: '2026-06-15', smallBusinessFrom: '2026-06-03' }],
  ['a small business has issued without VAT', { on: '2026-06-15', smallBusinessFrom: '2026-01-01' }],
])('The proof of totals finds nothing wrong in an invoice that %s', (_, period) => {
  const { events } = tell(tuesday, thursday, friday, issue(1, anna, period));
  const proof = claimTotals();
  const flaws = [tuesday, thursday, friday, ...events].flatMap((event) =>
    proof.see({ position: '1', commandId: 'spec', event }),
  );
  expect(events.map(({ type }) => type)).toEqual(['InvoiceIssued']);
  expect(flaws).toEqual([]);
});

const stepsOfCancelled = [
  ...[tuesday, issue(1, anna, { on: '2026-06-15' }), read([income(1, 1000)])],
  ...[payBy(1, [1, 1000]), revoke(1, '2026-06-20'), refund(1, '2026-06-21')],
];
const logOf = (steps: readonly Said[]) =>
  steps.flatMap((step, index) => (step === tuesday ? [tuesday] : tell(...steps.slice(0, index + 1)).events));

it('The proof of totals compares what is paid back with what has arrived', () => {
  const flawsOf = (events: ReturnType<typeof logOf>) => {
    const proof = claimTotals();
    return events.flatMap((event) => proof.see({ position: '1', commandId: 'spec', event }));
  };
  const log = logOf(stepsOfCancelled);
  expect(flawsOf(log)).toEqual([]);
  const more = log.map((event) =>
    event.type === 'InvoiceCancelled' ? { ...event, data: { ...event.data, refundDue: cents(1200) } } : event,
  );
  expect(flawsOf(more)).toHaveLength(2);
});
