import type { Evidence, InvoiceFact } from './evidence.ts';
import { groupBy } from './groupBy.ts';
import type { Finding, Invariant } from './invariant.ts';

const numberOf = ({ number, stornoNumber }: InvoiceFact): string => stornoNumber ?? number;

/** 1, 2, 3 … in each year, in order of issue. */
const gapsIn = (issued: readonly InvoiceFact[]): readonly string[] =>
  [...groupBy(issued, (fact) => numberOf(fact).slice(0, 4))].flatMap(([year, facts]) =>
    facts.flatMap((fact, index) => {
      const expected = `${year}-${String(index + 1).padStart(5, '0')}`;
      return numberOf(fact) === expected ? [] : [`${numberOf(fact)} was issued in the place of ${expected}`];
    }),
  );

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Net and VAT of each rate, half up on the rate's sum, and their sums. */
const wrongSumsIn = (fact: InvoiceFact): readonly string[] => {
  const { totals, net, vat, total, amountDue } = fact;
  const isRight =
    totals.every((rate) => rate.net + rate.vat === rate.gross) &&
    totals.every(
      (rate) => rate.net === Math.floor((200 * rate.gross + 100 + rate.vatRate) / (2 * (100 + rate.vatRate))),
    ) &&
    sum(totals.map((rate) => rate.net)) === net &&
    sum(totals.map((rate) => rate.vat)) === vat &&
    net + vat === total &&
    amountDue <= total;
  return isRight ? [] : [`${numberOf(fact)} does not add up`];
};

/** A claim is on one live invoice at most, demanded or listed as paid before. */
const billedTwice = (facts: readonly InvoiceFact[]): readonly string[] => {
  const invoiceOf = new Map<string, string>();
  return facts.flatMap(({ invoiceId, stornoNumber, claims }) => {
    if (stornoNumber !== null) {
      for (const claim of claims) invoiceOf.delete(claim);
      return [];
    }
    const twice = claims.filter((claim) => invoiceOf.has(claim));
    for (const claim of claims) invoiceOf.set(claim, invoiceId);
    return twice.map((claim) => `${claim} is on ${invoiceOf.get(claim)} and on another invoice`);
  });
};

/** Every number once and in order, every sum right, every claim on one live invoice at most. */
export const checkInvoices = ({ invoices }: Pick<Evidence, 'invoices'>): Finding => ({
  examined: invoices.length,
  violations: [...gapsIn(invoices), ...invoices.flatMap(wrongSumsIn), ...billedTwice(invoices)],
});

export const invoiceNumbersAreWhole: Invariant = {
  id: 'INV6',
  says: 'Invoice numbers are consecutive, sums are right, and nothing is billed twice',
  check: checkInvoices,
};
