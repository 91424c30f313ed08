import {
  type Cents,
  type ClaimKind,
  type LocalDate,
  type TaxSphere,
  cents,
  noCents,
  sumOfCents,
} from '@platzwart/contracts/core';
import type { InvoiceLine } from '@platzwart/contracts/invoice';
import { accountPlan, debtorOf, revenueAccount } from './accountPlan.ts';
import type { MoneyFact, MoneyFactOf } from './moneyFacts.ts';
import type { Posting, PostingKind } from './posting.ts';

/** What is printed on an invoice, as far as it is posted. */
export type BilledDocument = Readonly<{
  /** Null once the key of its document is destroyed: then only the sums per rate are left. */
  lines: readonly Pick<InvoiceLine, 'alreadyPaid' | 'gross' | 'sphere' | 'vatRate'>[] | null;
  memberNumber: string | null;
  smallBusiness: boolean;
}>;

/** How a booking, a guest fee or a card is taxed. */
export type Taxed = Readonly<{ vatRate: number; sphere: TaxSphere | null }>;

export type AccountingSources = Readonly<{
  /** In order of the log, from its beginning: a reversal needs what it takes back. */
  facts: readonly MoneyFact[];
  documentOf: (invoiceId: string) => BilledDocument;
  taxOf: (kind: ClaimKind, itemId: string) => Taxed;
  /** Whether the club is a small business today; for what no invoice has stated. */
  isSmallBusiness: boolean;
}>;

type Share = Taxed & Readonly<{ amount: Cents }>;

/** What is demanded, by rate and sphere in the order of the lines. */
const sharesOf = ({ lines }: BilledDocument, totals: readonly Readonly<{ vatRate: number; gross: Cents }>[]) => {
  if (!lines) return totals.map(({ vatRate, gross }): Share => ({ vatRate, sphere: null, amount: gross }));
  const due = lines.filter(({ alreadyPaid, gross }) => !alreadyPaid && gross > noCents);
  const keyOf = ({ vatRate, sphere }: Taxed): string => `${vatRate} ${sphere ?? ''}`;
  const firsts = due.filter((line, index) => due.findIndex((other) => keyOf(other) === keyOf(line)) === index);
  return firsts.map((first): Share => {
    const alike = due.filter((line) => keyOf(line) === keyOf(first));
    return { vatRate: first.vatRate, sphere: first.sphere, amount: sumOfCents(alike.map(({ gross }) => gross)) };
  });
};

type Entry = Readonly<{ kind: PostingKind; date: LocalDate; document: string; text: string; isReversal?: boolean }>;
type Transfer = Readonly<{ amount: Cents; debit: string; credit: string }>;

const posting = (fact: MoneyFact, entry: Entry, transfer: Transfer): Posting => ({
  ...{ position: fact.position, isReversal: false, vatRate: null, sphere: null },
  ...entry,
  ...transfer,
});

type Sale = Readonly<{ debit: string; isSmallBusiness: boolean; shares: readonly Share[] }>;

const sale = (fact: MoneyFact, entry: Entry, { debit, isSmallBusiness, shares }: Sale): readonly Posting[] =>
  shares
    .filter(({ amount }) => amount > noCents)
    .map(({ amount, vatRate, sphere }) => ({
      ...posting(fact, entry, { amount, debit, credit: revenueAccount(vatRate, isSmallBusiness) }),
      ...{ vatRate, sphere },
    }));

type Billed = MoneyFactOf<'InvoiceCancelled'> | MoneyFactOf<'InvoiceIssued'>;

const billed = (fact: Billed, { documentOf }: AccountingSources): readonly Posting[] => {
  const { invoiceId, number, issuedOn: date, totals } = fact.data;
  const document = documentOf(invoiceId);
  const entry: Entry =
    fact.type === 'InvoiceIssued'
      ? { kind: 'INVOICE', date, document: number, text: `Rechnung ${number}` }
      : {
          ...{ kind: 'CANCELLATION', date, document: fact.data.stornoNumber, isReversal: true },
          text: `Stornorechnung ${fact.data.stornoNumber} zu ${number}`,
        };
  return sale(fact, entry, {
    ...{ debit: debtorOf(document.memberNumber), isSmallBusiness: document.smallBusiness },
    shares: sharesOf(document, totals),
  });
};

const paid = (fact: MoneyFactOf<'InvoicePaid'>, { documentOf }: AccountingSources): readonly Posting[] => {
  const { invoiceId, number, amount, paidOn: date, method } = fact.data;
  const entry = { kind: 'PAYMENT', date, document: number, text: `Zahlung ${number}` } as const;
  const { memberNumber } = documentOf(invoiceId);
  return [posting(fact, entry, { amount, debit: accountPlan.money[method], credit: debtorOf(memberNumber) })];
};

type Reopened = MoneyFactOf<'InvoiceReopened'>;

/** Takes back the last payment of the invoice, on the day on which that was said. */
const reopened = (fact: Reopened, { facts, documentOf }: AccountingSources): readonly Posting[] => {
  const { invoiceId, number } = fact.data;
  const payment = facts.findLast(
    (other): other is MoneyFactOf<'InvoicePaid'> =>
      other.type === 'InvoicePaid' && other.data.invoiceId === invoiceId && other.position < fact.position,
  );
  if (!payment) return [];
  const { amount, method } = payment.data;
  const text = `Zahlung ${number} zurückgenommen`;
  return [
    posting(
      fact,
      { kind: 'PAYMENT_REVERSED', date: fact.occurredOn, document: number, text, isReversal: true },
      { amount, debit: accountPlan.money[method], credit: debtorOf(documentOf(invoiceId).memberNumber) },
    ),
  ];
};

const refunded = (fact: MoneyFactOf<'InvoiceRefunded'>, { documentOf }: AccountingSources): readonly Posting[] => {
  const { invoiceId, number, amount, refundedOn: date } = fact.data;
  const entry = { kind: 'REFUND', date, document: number, text: `Erstattung ${number}` } as const;
  const { memberNumber } = documentOf(invoiceId);
  return [posting(fact, entry, { amount, debit: debtorOf(memberNumber), credit: accountPlan.money.BANK })];
};

const claimNames = { COURT: 'Platz', GUEST_FEE: 'Gastgebühr', VOUCHER: 'Stundenkarte' } satisfies Record<
  ClaimKind,
  string
>;

/** Paid at the club without an invoice: a sale for money. */
const paidAtClub = (fact: MoneyFactOf<'ClaimPaid'>, { taxOf, isSmallBusiness }: AccountingSources) => {
  const { kind, itemId, amount, paidOn: date, method } = fact.data;
  const text = `${claimNames[kind]}, beim Verein bezahlt`;
  return sale(
    fact,
    { kind: 'CLUB_PAYMENT', date, document: itemId, text },
    { debit: accountPlan.money[method], isSmallBusiness, shares: [{ ...taxOf(kind, itemId), amount }] },
  );
};

/** Paid back at the club: the sale is reversed, through the account that the money came from. */
const refundedAtClub = (fact: MoneyFactOf<'ClaimRefunded'>, { taxOf, isSmallBusiness }: AccountingSources) => {
  const { kind, itemId, amount, refundedOn: date, method } = fact.data;
  const text = `${claimNames[kind]}, beim Verein erstattet`;
  return sale(
    fact,
    { kind: 'CLUB_REFUND', date, document: itemId, text, isReversal: true },
    { debit: accountPlan.money[method], isSmallBusiness, shares: [{ ...taxOf(kind, itemId), amount }] },
  );
};

const onlineNames = { PAYPAL: 'PayPal', CREDIT_CARD: 'Kreditkarte' } as const;

/** Sold for money that a provider has received; what came too late for its courts has to go back. */
const paidOnline = (fact: MoneyFactOf<'PaymentReceived'>, { taxOf, isSmallBusiness }: AccountingSources) => {
  const { orderId, method, amount, booked, shares } = fact.data;
  const [debit, credit] = [accountPlan.online[method], accountPlan.toBeReturned];
  const text = `Onlinezahlung ${onlineNames[method]}`;
  const entry = { kind: 'ONLINE_PAYMENT', date: fact.occurredOn, document: orderId, text } as const;
  if (!booked) return [posting(fact, { ...entry, text: `${text}, zu spät` }, { amount, debit, credit })];
  const sold = shares.flatMap(({ bookingId, price, guestFee }) => [
    { ...taxOf('COURT', bookingId), amount: price },
    { ...taxOf('GUEST_FEE', bookingId), amount: guestFee },
  ]);
  return sale(fact, entry, { debit, isSmallBusiness, shares: sold });
};

/** What was paid online goes back by the way on which it came: first what the court cost, then the fee for guests. */
const refundedOnline = (fact: MoneyFactOf<'RefundMade'>, sources: AccountingSources): readonly Posting[] => {
  const { orderId, bookingId, amount } = fact.data;
  const payment = sources.facts.find(
    (other): other is MoneyFactOf<'PaymentReceived'> =>
      other.type === 'PaymentReceived' && other.data.orderId === orderId,
  );
  if (!payment) return [];
  const { method, shares } = payment.data;
  const [debit, credit] = [accountPlan.online[method], accountPlan.toBeReturned];
  const text = `Erstattung ${onlineNames[method]}`;
  const entry: Entry = {
    ...{ kind: 'ONLINE_REFUND', date: fact.occurredOn, document: orderId, text, isReversal: true },
  };
  const share = shares.find((each) => each.bookingId === bookingId);
  if (bookingId === null || !share) return [posting(fact, entry, { amount, debit, credit })];
  const ofCourt = cents(Math.min(amount, share.price));
  const { taxOf, isSmallBusiness } = sources;
  const returned = [
    { ...taxOf('COURT', bookingId), amount: ofCourt },
    { ...taxOf('GUEST_FEE', bookingId), amount: cents(amount - ofCourt) },
  ];
  return sale(fact, entry, { debit, isSmallBusiness, shares: returned });
};

type PostingsOf = {
  readonly [Type in MoneyFact['type']]: (fact: MoneyFactOf<Type>, sources: AccountingSources) => readonly Posting[];
};

const rules: PostingsOf = {
  InvoiceIssued: billed,
  InvoiceCancelled: billed,
  InvoicePaid: paid,
  InvoiceReopened: reopened,
  InvoiceRefunded: refunded,
  ClaimPaid: paidAtClub,
  ClaimRefunded: refundedAtClub,
  PaymentReceived: paidOnline,
  RefundMade: refundedOnline,
};

const postingsOfFact = <Type extends MoneyFact['type']>(
  fact: MoneyFactOf<Type>,
  sources: AccountingSources,
): readonly Posting[] => {
  const rule: PostingsOf[Type] = rules[fact.type];
  return rule(fact, sources);
};

/**
 * What the club's books say about every event with money, in the order of the log (decisions.md N45). Hours of a card move no money: the card
 * was taxed when it was sold.
 */
export const postingsOf = (sources: AccountingSources): readonly Posting[] =>
  sources.facts.flatMap((fact) => postingsOfFact(fact, sources));
