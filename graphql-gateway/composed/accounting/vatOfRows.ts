import { type Cents, cents, noCents, shareOfCents } from '@platzwart/contracts/core';
import type { Posting } from './posting.ts';

/** As DATEV computes the VAT in the amount of a row. */
const vatIn = (gross: Cents, rate: number): number => gross - shareOfCents(gross, 100, 100 + rate);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type Shift = Readonly<{ from: number; to: number; by: number }>;

const shifted = (amounts: readonly Cents[], { from, to, by }: Shift): readonly Cents[] =>
  amounts.map((amount, at) => (at === from ? cents(amount - by) : at === to ? cents(amount + by) : amount));

/** The smallest shift of cents between two rows that brings the VAT of all rows nearer to `vat`; null where there is none. */
const shiftTowards = (amounts: readonly Cents[], rate: number, vat: number): readonly Cents[] | null => {
  const distance = (candidate: readonly Cents[]): number =>
    Math.abs(sumOf(candidate.map((each) => vatIn(each, rate))) - vat);
  const places = amounts.flatMap((_, from) => amounts.flatMap((_other, to) => (from === to ? [] : [{ from, to }])));
  const now = distance(amounts);
  for (let by = 1; by <= 100 + rate; by += 1)
    for (const place of places) {
      if ((amounts[place.from] ?? noCents) <= by) continue;
      const candidate = shifted(amounts, { ...place, by });
      if (distance(candidate) < now) return candidate;
    }
  return null;
};

const withVatOf = (amounts: readonly Cents[], rate: number): readonly Cents[] => {
  const vat = vatIn(cents(sumOf(amounts)), rate);
  let current = amounts;
  while (sumOf(current.map((each) => vatIn(each, rate))) !== vat) {
    const next = shiftTowards(current, rate, vat);
    if (!next) return current;
    current = next;
  }
  return current;
};

/**
 * The rows of one document with amounts of which DATEV computes the VAT that the document demands: that is rounded on the sum of a rate
 * (decisions.md I6), DATEV rounds each row, and a document has a row for each month of service. As few cents as possible move from one row
 * of a rate to another; the sum of the rate stays.
 */
export const withVatOfDocument = (postings: readonly Posting[]): readonly Posting[] => {
  const amounts = new Map<Posting, Cents>();
  for (const rate of new Set(postings.map(({ vatRate }) => vatRate))) {
    const rows = postings.filter(({ vatRate }) => vatRate === rate);
    const corrected = withVatOf(
      rows.map(({ amount }) => amount),
      rate ?? 0,
    );
    for (const [at, row] of rows.entries()) amounts.set(row, corrected[at] ?? row.amount);
  }
  return postings.map((row) => ({ ...row, amount: amounts.get(row) ?? row.amount }));
};
