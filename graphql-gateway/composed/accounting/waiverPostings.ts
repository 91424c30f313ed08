import { apportionCents, noCents } from '@platzwart/contracts/core';
import type { AccountPlan } from './accountPlan.ts';
import type { MoneyFactOf } from './moneyFacts.ts';
import type { Posting } from './posting.ts';
import { type BilledDocument, type Entry, sale, sharesOf } from './saleOf.ts';
import { withVatOfDocument } from './vatOfRows.ts';

/** The shares of what was demanded that a correction takes back: those of each rate in proportion. */
const waivedShares = (document: BilledDocument, { totals }: MoneyFactOf<'InvoiceRestWaived'>['data']) =>
  totals.flatMap(({ vatRate, gross }) => {
    const demanded = sharesOf(document, totals).filter((share) => share.vatRate === vatRate);
    const amounts = apportionCents(
      gross,
      demanded.map(({ amount }) => amount),
    );
    return demanded.map((share, index) => ({ ...share, amount: amounts[index] ?? noCents }));
  });

/** The club does without a part of its revenue, on the day of the document (decisions.md Q1, Q2). */
export const waived = (
  fact: MoneyFactOf<'InvoiceRestWaived'>,
  { documentOf, accounts }: Readonly<{ documentOf: (invoiceId: string) => BilledDocument; accounts: AccountPlan }>,
): readonly Posting[] => {
  const { invoiceId, number, correctionNumber: ownNumber, issuedOn: date } = fact.data;
  const document = documentOf(invoiceId);
  const text = `Rechnungskorrektur ${ownNumber} zu ${number}`;
  const entry: Entry = { kind: 'CORRECTION', date, document: number, ownNumber, text, isReversal: true };
  const debit = accounts.debtorOf(document.memberNumber);
  return withVatOfDocument(sale(fact, entry, { accounts, debit, shares: waivedShares(document, fact.data) }));
};
