import type { AccountPlan } from './accountPlan.ts';
import type { MoneyFactOf } from './moneyFacts.ts';
import type { Posting } from './posting.ts';
import { type BilledDocument, posting } from './saleOf.ts';

type Sources = Readonly<{ accounts: AccountPlan; documentOf: (invoiceId: string) => BilledDocument }>;

type OfCredit = MoneyFactOf<'CreditReceived'> | MoneyFactOf<'CreditRefunded'> | MoneyFactOf<'CreditWithdrawn'>;

const debtorOf = ({ data }: OfCredit, { accounts, documentOf }: Sources): string =>
  accounts.debtorOf(documentOf(data.invoiceId).memberNumber);

/** What a payer has paid too much is on their account; an invoice that it is set off against needs no further posting (decisions.md Q1). */
export const creditReceived = (fact: MoneyFactOf<'CreditReceived'>, sources: Sources): readonly Posting[] => {
  const { number: document, amount, paidOn: date, method } = fact.data;
  const entry = { kind: 'PAYMENT', date, document, text: `Guthaben aus Zahlung ${document}` } as const;
  return [posting(fact, entry, { amount, debit: sources.accounts.money[method], credit: debtorOf(fact, sources) })];
};

export const creditRefunded = (fact: MoneyFactOf<'CreditRefunded'>, sources: Sources): readonly Posting[] => {
  const { number: document, amount, refundedOn: date, method } = fact.data;
  const entry = { kind: 'REFUND', date, document, text: `Guthaben ausgezahlt ${document}` } as const;
  return [posting(fact, entry, { amount, debit: debtorOf(fact, sources), credit: sources.accounts.money[method] })];
};

/** On the bank's day, else on the day on which that was said (decisions.md Q2). */
export const creditWithdrawn = (fact: MoneyFactOf<'CreditWithdrawn'>, sources: Sources): readonly Posting[] => {
  const { number: document, amount, method, returnedOn: date = fact.occurredOn } = fact.data;
  const text = `Guthaben ${document} zurückgenommen`;
  const entry = { kind: 'PAYMENT_REVERSED', date, document, text, isReversal: true } as const;
  return [posting(fact, entry, { amount, debit: sources.accounts.money[method], credit: debtorOf(fact, sources) })];
};
