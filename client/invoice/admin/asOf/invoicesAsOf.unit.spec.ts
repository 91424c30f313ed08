import { localDate } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { invoicesAddressOf, paramsOfInvoices } from './asOfAddress.ts';
import type { KnownInvoice } from './fetchInvoicesAsOf.ts';
import { invoiceDifferences, sumsOf } from './invoiceDifferences.ts';

const invoice = (number: string, change: Partial<KnownInvoice> = {}): KnownInvoice => ({
  ...{ id: number, number, who: 'Ähre, Anna', amount: 1_000, state: 'INVOICED', issuedOn: '2026-05-01' },
  ...{ dueOn: '2026-05-15', paidOn: null, warningLevel: 0, refundDue: 0 },
  ...change,
});
const paid = { state: 'PAID', paidOn: '2026-05-10' } as const;

it.each<readonly [string, Partial<KnownInvoice>, Partial<KnownInvoice>, readonly string[]]>([
  ['the same', {}, {}, []],
  ['late by now', {}, { state: 'OVERDUE' }, []],
  ['delivered', { state: 'UNPAID' }, {}, ['delivered']],
  ['reminded, then paid', { state: 'OVERDUE' }, { ...paid, warningLevel: 2 }, ['reminded', 'paid']],
  ['opened again', paid, {}, ['reopened']],
  ['cancelled after it was paid', paid, { ...paid, state: 'CANCELED', refundDue: 1_000 }, ['cancelled']],
  ['paid back', { state: 'CANCELED', refundDue: 1_000 }, { state: 'CANCELED' }, ['refunded']],
])('An invoice that is %s differs by what happened to it', (...[, then, now, kinds]) => {
  const differences = invoiceDifferences([invoice('1', then)], [invoice('1', now)]);
  expect(differences.flatMap((difference) => difference.kinds)).toEqual(kinds);
});

it('An invoice that was issued since is new, also a document that cancels one', () => {
  const now = [invoice('3', { state: 'STORNO', amount: -1_000 }), invoice('2'), invoice('1')];
  expect(invoiceDifferences([invoice('1')], now).map(({ later: { number }, kinds }) => [number, ...kinds])).toEqual([
    ['3', 'issued'],
    ['2', 'issued'],
  ]);
});

it('Sums are of what stands: what was cancelled counts in none of them', () => {
  const all = [invoice('1'), invoice('2', { state: 'OVERDUE' }), invoice('3', paid)];
  const cancelled = [invoice('4', { state: 'CANCELED' }), invoice('5', { state: 'STORNO', amount: -1_000 })];
  expect(sumsOf([...all, ...cancelled])).toEqual({ open: 2_000, overdue: 1_000, paid: 1_000 });
});

it('Both clocks and the moment to compare are in the address, and invalid ones are ignored', () => {
  const today = localDate('2026-06-15');
  const params = 'year=2025&month=12&at=2025-12-31T23%3A00%3A00.000Z&position=42&compare=2026-03-31T22%3A00%3A00.000Z';
  expect(paramsOfInvoices(invoicesAddressOf(new URLSearchParams(params), today), '42').toString()).toBe(params);
  expect(invoicesAddressOf(new URLSearchParams('year=1e3&month=13&at=now'), today)).toEqual({
    ...{ year: 2026, month: null, at: null, compare: null },
  });
});
