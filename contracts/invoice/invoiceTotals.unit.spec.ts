import { describe, expect, it } from 'vitest';
import { cents } from '../core/index.ts';
import { invoiceTotalsOf } from './invoiceTotals.ts';

const line = (gross: number, vatRate: number, alreadyPaid = false) => ({ gross: cents(gross), vatRate, alreadyPaid });

describe('The sums of an invoice', () => {
  it('rounds the net of each rate once, on the sum of the rate', () => {
    // Each line alone would be 841 net, together 4,200 net.
    const lines = [line(1000, 19), line(1000, 19), line(1000, 19), line(1000, 19), line(998, 19), line(500, 7)];
    expect(invoiceTotalsOf(lines)).toEqual({
      totals: [
        { vatRate: 7, net: 467, vat: 33, gross: 500 },
        { vatRate: 19, net: 4200, vat: 798, gross: 4998 },
      ],
      ...{ net: 4667, vat: 831, total: 5498, amountDue: 5498 },
    });
  });

  it('contains what was paid before in the total, and not in the amount due', () => {
    expect(invoiceTotalsOf([line(1200, 19, true), line(800, 19)])).toMatchObject({ total: 2000, amountDue: 800 });
  });

  it('has no VAT at a rate of 0', () => {
    expect(invoiceTotalsOf([line(1999, 0)])).toMatchObject({ net: 1999, vat: 0, total: 1999 });
  });
});
