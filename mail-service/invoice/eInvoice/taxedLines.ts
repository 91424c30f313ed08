import { type Cents, shareOfCents } from '@platzwart/contracts/core';
import type { InvoiceDocument, InvoiceLine, RateTotal } from '@platzwart/contracts/invoice';

/** A line with its net amount in cents; 0 or more. */
export type TaxedLine = Readonly<{ line: InvoiceLine; net: number }>;

const netOf = ({ gross, vatRate }: InvoiceLine): Cents => shareOfCents(gross, 100, 100 + vatRate);

/** What rounding each line makes more, or less, than rounding the sum of its rate: fewer cents than there are lines. */
const remainderOf = (lines: readonly InvoiceLine[], { vatRate, net }: RateTotal): number =>
  lines.filter((line) => line.vatRate === vatRate).reduce((rest, line) => rest - netOf(line), Number(net));

/** How many cents each of `lines` takes of `remainder`, one a line from the dearest on, so that no line becomes negative. */
const shares = (lines: readonly InvoiceLine[], remainder: number): ReadonlyMap<InvoiceLine, number> => {
  const dearestFirst = lines.toSorted((one, other) => other.gross - one.gross);
  return new Map(dearestFirst.slice(0, Math.abs(remainder)).map((line) => [line, Math.sign(remainder)]));
};

/**
 * The lines with net amounts that add up to the document's net sum of each rate (EN 16931, BR-CO-10): prices are gross and rounded on the
 * rate's sum (decisions.md I6), so that single lines differ from their own rounding by a cent.
 */
export const taxedLines = ({ lines, totals }: InvoiceDocument): readonly TaxedLine[] => {
  const corrections = new Map(
    totals.flatMap((total) => [
      ...shares(
        lines.filter(({ vatRate }) => vatRate === total.vatRate),
        remainderOf(lines, total),
      ),
    ]),
  );
  return lines.map((line) => ({ line, net: netOf(line) + (corrections.get(line) ?? 0) }));
};
