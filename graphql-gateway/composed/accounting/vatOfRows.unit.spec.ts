import { cents, localDate, position, shareOfCents } from '@platzwart/contracts/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Posting } from './posting.ts';
import { withVatOfDocument } from './vatOfRows.ts';

const row = (amount: number, vatRate: number | null): Posting => ({
  ...{
    position: position('1'),
    kind: 'INVOICE',
    date: localDate('2026-11-20'),
    document: '2026-00012',
    text: 'Rechnung',
  },
  ...{ amount: cents(amount), debit: '11001', credit: '43000', isReversal: false, ownNumber: null, servedOn: null },
  ...{ vatRate, sphere: null, costCentre: null, taxKey: null },
});
const vatIn = (gross: number, rate: number): number => gross - shareOfCents(cents(gross), 100, 100 + rate);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);
const vatOf = (rows: readonly Posting[], rate: number): number =>
  sum(rows.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => vatIn(amount, rate)));

describe('The VAT of an invoice in the rows for DATEV', () => {
  it('is that of the invoice, to the cent, where its services were in two months', () => {
    const rows = withVatOfDocument([row(1_000, 19), row(1_000, 19)]);
    expect(vatOf(rows, 19)).toBe(319);
    expect(rows.map(({ amount }) => amount)).toEqual([998, 1_002]);
  });

  it('leaves rows alone that add up already, and those without VAT', () => {
    const rows = [row(1_000, 7), row(999, 0), row(500, null)];
    expect(withVatOfDocument(rows)).toEqual(rows);
  });

  it('is that of the invoice for any rows of several rates, whose sums stay', () => {
    const amount = fc.integer({ min: 1, max: 50_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ amount, rate: fc.constantFrom(7, 19) }), { maxLength: 6 }), (given) => {
        const before = given.filter((each) => each.amount > 200).map((each) => row(each.amount, each.rate));
        const after = withVatOfDocument(before);
        for (const rate of [7, 19]) {
          const gross = sum(before.filter(({ vatRate }) => vatRate === rate).map((each) => each.amount));
          expect(sum(after.filter(({ vatRate }) => vatRate === rate).map((each) => each.amount))).toBe(gross);
          expect(vatOf(after, rate)).toBe(vatIn(gross, rate));
        }
      }),
    );
  });
});
