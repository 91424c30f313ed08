import { type Flaw, type Proof, noFlaws } from './proof.ts';

/** What an event says that issues an invoice, or the document that cancels or corrects one (then with `stornoNumber`). Money in cents. */
export type InvoiceFact = Readonly<{
  position: string;
  invoiceId: string;
  number: string;
  stornoNumber: string | null;
  /** `COURT <id>` and so on: what is demanded, and what is listed as paid before. */
  claims: readonly string[];
  totals: readonly Readonly<{ vatRate: number; net: number; vat: number; gross: number }>[];
  net: number;
  vat: number;
  total: number;
  amountDue: number;
}>;

/** A claim takes the place of another one, on the invoice `billedOn`, or on none. */
export type CarriedFact = Readonly<{ position: string; former: string; claim: string; billedOn: string | null }>;

const numberOf = ({ number, stornoNumber }: InvoiceFact): string => stornoNumber ?? number;

/** 1, 2, 3 … in each year, in order of issue, for invoices and what cancels them. */
export const invoiceNumbers = (): Proof<InvoiceFact> => {
  const issued = new Map<string, number>();
  return {
    see: (fact) => {
      const year = numberOf(fact).slice(0, 4);
      const count = (issued.get(year) ?? 0) + 1;
      issued.set(year, count);
      const expected = `${year}-${String(count).padStart(5, '0')}`;
      if (numberOf(fact) === expected) return noFlaws;
      return [{ position: fact.position, because: `${numberOf(fact)} was issued in the place of ${expected}` }];
    },
    end: () => noFlaws,
  };
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Net and VAT of each rate, half up on the rate's sum, and their sums. */
const wrongSums = (fact: InvoiceFact): readonly Flaw[] => {
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
  return isRight ? noFlaws : [{ position: fact.position, because: `${numberOf(fact)} does not add up` }];
};

/** The sums of an invoice are right, and a claim is on one live invoice at most, demanded or listed as paid before. */
export const invoiceSums = (): Proof<CarriedFact | InvoiceFact> => {
  const invoiceOf = new Map<string, string>();
  const billed = ({ position, number, stornoNumber, claims }: InvoiceFact): readonly Flaw[] => {
    if (stornoNumber !== null) {
      for (const claim of claims) invoiceOf.delete(claim);
      return noFlaws;
    }
    const twice = claims.flatMap((claim) => {
      const before = invoiceOf.get(claim);
      return before === undefined ? [] : [{ position, because: `${claim} is on ${before} and on ${number}` }];
    });
    for (const claim of claims) invoiceOf.set(claim, number);
    return twice;
  };
  const carried = ({ position, former, claim, billedOn }: CarriedFact): readonly Flaw[] => {
    const number = invoiceOf.get(former);
    invoiceOf.delete(former);
    if (number !== undefined) invoiceOf.set(claim, number);
    if ((number === undefined) === (billedOn === null)) return noFlaws;
    return [{ position, because: `${claim} takes the place of ${former} on an invoice that is not its own` }];
  };
  return {
    see: (fact) => ('former' in fact ? carried(fact) : [...wrongSums(fact), ...billed(fact)]),
    end: () => noFlaws,
  };
};
