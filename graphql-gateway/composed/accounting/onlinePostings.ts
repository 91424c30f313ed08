import { type ClaimKind, cents } from '@platzwart/contracts/core';
import type { AccountPlan } from './accountPlan.ts';
import type { MoneyFact, MoneyFactOf } from './moneyFacts.ts';
import type { Posting } from './posting.ts';
import { type Entry, type Taxed, posting, sale } from './saleOf.ts';

type Sources = Readonly<{
  accounts: AccountPlan;
  facts: readonly MoneyFact[];
  taxOf: (kind: ClaimKind, itemId: string) => Taxed;
}>;

const onlineNames = { PAYPAL: 'PayPal', CREDIT_CARD: 'Kreditkarte' } as const;

/** Sold for money that a provider has received; what came too late for its courts has to go back. */
export const paidOnline = (fact: MoneyFactOf<'PaymentReceived'>, { accounts, taxOf }: Sources) => {
  const { orderId, method, amount, booked, shares } = fact.data;
  const [debit, credit] = [accounts.online[method], accounts.toBeReturned];
  const text = `Onlinezahlung ${onlineNames[method]}`;
  const entry = { kind: 'ONLINE_PAYMENT', date: fact.occurredOn, document: orderId, text } as const;
  if (!booked) return [posting(fact, { ...entry, text: `${text}, zu spät` }, { amount, debit, credit })];
  const sold = shares.flatMap(({ bookingId, price, guestFee }) => [
    { ...taxOf('COURT', bookingId), category: 'court' as const, amount: price },
    { ...taxOf('GUEST_FEE', bookingId), category: 'guestFee' as const, amount: guestFee },
  ]);
  return sale(fact, entry, { accounts, debit, shares: sold });
};

type Returned = Readonly<{ orderId: string; bookingId: string | null; amount: number }>;

const paymentOf = ({ orderId }: Returned, facts: readonly MoneyFact[]) =>
  facts.find(
    (other): other is MoneyFactOf<'PaymentReceived'> =>
      other.type === 'PaymentReceived' && other.data.orderId === orderId,
  );

type ReturnEntry = Pick<Entry, 'date' | 'kind'> & Readonly<{ verb: string; account: string | null }>;

/** The sale is taken back: first what the court cost, then the fee for guests. `account` null: that of the provider. */
const takenBack = (
  fact: MoneyFactOf<'PaymentReversed'> | MoneyFactOf<'RefundMade'>,
  { kind, date, verb, account }: ReturnEntry,
  sources: Sources,
): readonly Posting[] => {
  const { orderId, bookingId } = fact.data;
  const amount = cents(fact.data.amount);
  const payment = paymentOf(fact.data, sources.facts);
  if (!payment) return [];
  const { method, shares } = payment.data;
  const { accounts, taxOf } = sources;
  const [debit, credit] = [account ?? accounts.online[method], accounts.toBeReturned];
  const text = `${verb} ${onlineNames[method]}`;
  const entry: Entry = { kind, date, document: orderId, text, isReversal: true };
  const share = shares.find((each) => each.bookingId === bookingId);
  if (bookingId === null || !share) return [posting(fact, entry, { amount, debit, credit })];
  const ofCourt = cents(Math.min(amount, share.price));
  const returned = [
    { ...taxOf('COURT', bookingId), category: 'court' as const, amount: ofCourt },
    { ...taxOf('GUEST_FEE', bookingId), category: 'guestFee' as const, amount: cents(amount - ofCourt) },
  ];
  return sale(fact, entry, { accounts, debit, shares: returned });
};

/** What was paid online goes back by the way on which it came, or, where the provider did not pay, by the one that an ADMIN took. */
export const refundedOnline = (fact: MoneyFactOf<'RefundMade'>, sources: Sources): readonly Posting[] => {
  const { otherwise } = fact.data;
  const date = otherwise?.refundedOn ?? fact.occurredOn;
  const account = otherwise ? sources.accounts.money[otherwise.method] : null;
  return takenBack(fact, { kind: 'ONLINE_REFUND', date, verb: 'Erstattung', account }, sources);
};

/** The provider has taken the money back: it is no sale any more until it is billed, or paid otherwise (decisions.md Q3). */
export const reversedOnline = (fact: MoneyFactOf<'PaymentReversed'>, sources: Sources): readonly Posting[] =>
  takenBack(fact, { kind: 'ONLINE_REVERSAL', date: fact.occurredOn, verb: 'Rückbuchung', account: null }, sources);
