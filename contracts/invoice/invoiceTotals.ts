import * as v from 'valibot';
import {
  type Cents,
  apportionCents,
  cents,
  centsSchema,
  noCents,
  percentSchema,
  shareOfCents,
  sumOfCents,
} from '../core/index.ts';
import type { InvoiceLine } from './invoiceLines.ts';

/** The sums of the lines with one rate, in cents: `net` + `vat` = `gross`. */
const rateTotalSchema = v.object({ vatRate: percentSchema, net: centsSchema, vat: centsSchema, gross: centsSchema });
export type RateTotal = Readonly<v.InferOutput<typeof rateTotalSchema>>;

export const invoiceTotalsSchema = v.object({
  /** Ascending by rate. */
  totals: v.array(rateTotalSchema),
  net: centsSchema,
  vat: centsSchema,
  /** Gross of all lines: `net` + `vat`. */
  total: centsSchema,
  /** `total` without the lines that were paid before. */
  amountDue: centsSchema,
});
export type InvoiceTotals = Readonly<Omit<v.InferOutput<typeof invoiceTotalsSchema>, 'totals'>> &
  Readonly<{ totals: readonly RateTotal[] }>;

type Amount = Pick<InvoiceLine, 'alreadyPaid' | 'gross' | 'vatRate'>;

const grossOf = (lines: readonly Amount[]): Cents => sumOfCents(lines.map(({ gross }) => gross));

/** Prices are gross: net = gross · 100 ÷ (100 + rate), rounded half up on the rate's sum (decisions.md I6). */
const totalOfRate = (vatRate: number, lines: readonly Amount[]): RateTotal => {
  const gross = grossOf(lines);
  const net = shareOfCents(gross, 100, 100 + vatRate);
  return { vatRate, net, vat: cents(gross - net), gross };
};

/** The sums of an invoice, per VAT rate and over all (decisions.md I3, I6). */
export const invoiceTotalsOf = (lines: readonly Amount[]): InvoiceTotals => {
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => a - b);
  const totals = rates.map((rate) =>
    totalOfRate(
      rate,
      lines.filter(({ vatRate }) => vatRate === rate),
    ),
  );
  return {
    totals,
    net: sumOfCents(totals.map(({ net }) => net)),
    vat: sumOfCents(totals.map(({ vat }) => vat)),
    total: grossOf(lines),
    amountDue: grossOf(lines.filter(({ alreadyPaid }) => !alreadyPaid)),
  };
};

/** The sums of a part of what the lines demand, spread over their VAT rates in proportion (decisions.md Q1, I6). */
export const waivedTotalsOf = (lines: readonly Amount[], amount: Cents): InvoiceTotals => {
  const { totals } = invoiceTotalsOf(lines.filter(({ alreadyPaid }) => !alreadyPaid));
  const shares = apportionCents(
    amount,
    totals.map(({ gross }) => gross),
  );
  return invoiceTotalsOf(
    totals.flatMap(({ vatRate }, index) => {
      const gross = shares[index] ?? noCents;
      return gross > 0 ? [{ vatRate, gross, alreadyPaid: false }] : [];
    }),
  );
};
