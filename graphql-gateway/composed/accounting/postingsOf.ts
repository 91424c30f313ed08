import { type ClaimKind, noCents } from '@platzwart/contracts/core';
import type { AccountPlan } from './accountPlan.ts';
import type { MoneyFact, MoneyFactOf } from './moneyFacts.ts';
import type { Posting } from './posting.ts';
import { withVatOfDocument } from './vatOfRows.ts';
import { paidOnline, refundedOnline, reversedOnline } from './onlinePostings.ts';
import { creditReceived, creditRefunded, creditWithdrawn } from './creditPostings.ts';
import { waived } from './waiverPostings.ts';
import { type BilledDocument, type Entry, type Taxed, claimCategories, posting, sale, sharesOf } from './saleOf.ts';

export type AccountingSources = Readonly<{
  accounts: AccountPlan;
  /** In order of the log, from its beginning: a reversal needs what it takes back. */
  facts: readonly MoneyFact[];
  documentOf: (invoiceId: string) => BilledDocument;
  taxOf: (kind: ClaimKind, itemId: string) => Taxed;
}>;

type Billed = MoneyFactOf<'InvoiceCancelled'> | MoneyFactOf<'InvoiceIssued'>;

const billed = (fact: Billed, { documentOf, accounts }: AccountingSources): readonly Posting[] => {
  const { invoiceId, number, issuedOn: date, totals } = fact.data;
  const document = documentOf(invoiceId);
  const entry: Entry =
    fact.type === 'InvoiceIssued'
      ? { kind: 'INVOICE', date, document: number, text: `Rechnung ${number}` }
      : {
          ...{ kind: 'CANCELLATION', date, document: number, ownNumber: fact.data.stornoNumber, isReversal: true },
          text: `Stornorechnung ${fact.data.stornoNumber} zu ${number}`,
        };
  const rows = sale(fact, entry, {
    ...{ accounts, debit: accounts.debtorOf(document.memberNumber) },
    shares: sharesOf(document, totals),
  });
  return withVatOfDocument(rows);
};

type Paid = MoneyFactOf<'InvoicePaid'> | MoneyFactOf<'InvoicePartPaid'>;

/** On the account: before there were partial payments an ADMIN could accept less (ADR 70), and what is missing stays with the debtor. */
const received = ({ amount, movement }: Paid['data']) => movement?.amount ?? amount;

const paid = (fact: Paid, { documentOf, accounts }: AccountingSources): readonly Posting[] => {
  const { invoiceId, number, paidOn: date, method } = fact.data;
  // What is set off is on the debtor's account since it was paid too much.
  if (method === 'CREDIT') return [];
  const text = `${fact.type === 'InvoicePaid' ? 'Zahlung' : 'Teilzahlung'} ${number}`;
  const entry = { kind: 'PAYMENT', date, document: number, text } as const;
  const { memberNumber } = documentOf(invoiceId);
  const amount = received(fact.data);
  return [posting(fact, entry, { amount, debit: accounts.money[method], credit: accounts.debtorOf(memberNumber) })];
};

type Reopened = MoneyFactOf<'InvoiceReopened'>;

/** The payment that is taken back: the one that the event names, else the last one before it. */
const takenBack = ({ data, position }: Reopened, facts: readonly MoneyFact[]) => {
  if (data.payment) return data.payment;
  const last = facts.findLast(
    (other): other is MoneyFactOf<'InvoicePaid'> =>
      other.type === 'InvoicePaid' && other.data.invoiceId === data.invoiceId && other.position < position,
  );
  return last && { amount: received(last.data), method: last.data.method };
};

/** Takes back a payment, on the bank's day, else on the day on which that was said (decisions.md Q2). */
const reopened = (fact: Reopened, { facts, documentOf, accounts }: AccountingSources): readonly Posting[] => {
  const { invoiceId, number, returnedOn: date = fact.occurredOn } = fact.data;
  const payment = takenBack(fact, facts);
  if (!payment || payment.method === 'CREDIT') return [];
  const debit = accounts.money[payment.method];
  const text = `Zahlung ${number} zurückgenommen`;
  return [
    posting(
      fact,
      { kind: 'PAYMENT_REVERSED', date, document: number, text, isReversal: true },
      {
        ...{ amount: payment.amount, debit },
        credit: accounts.debtorOf(documentOf(invoiceId).memberNumber),
      },
    ),
  ];
};

const refunded = (
  fact: MoneyFactOf<'InvoiceRefunded'>,
  { documentOf, accounts }: AccountingSources,
): readonly Posting[] => {
  const { invoiceId, number, amount, refundedOn: date } = fact.data;
  const entry = { kind: 'REFUND', date, document: number, text: `Erstattung ${number}` } as const;
  const { memberNumber } = documentOf(invoiceId);
  return [posting(fact, entry, { amount, debit: accounts.debtorOf(memberNumber), credit: accounts.money.BANK })];
};

const claimNames = { COURT: 'Platz', GUEST_FEE: 'Gastgebühr', VOUCHER: 'Stundenkarte' } satisfies Record<
  ClaimKind,
  string
>;

/** What the banks have taken for a debit that came back; the payment is taken back by `InvoiceReopened`. */
const charged = (fact: MoneyFactOf<'ReturnCharged'>, { accounts }: AccountingSources): readonly Posting[] => {
  const { number: document, fee: amount, bookedOn: date = fact.occurredOn } = fact.data;
  const text = `Gebühr Rücklastschrift ${document}`;
  const entry = { kind: 'BANK_FEE', date, document, text } as const;
  const transfer = { amount, debit: accounts.bankFee, credit: accounts.money.DIRECT_DEBIT };
  return amount > noCents ? [posting(fact, entry, transfer)] : [];
};

/** Paid at the club without an invoice: a sale for money. */
const paidAtClub = (fact: MoneyFactOf<'ClaimPaid'>, { accounts, taxOf }: AccountingSources) => {
  const { kind, itemId, amount, paidOn: date, method } = fact.data;
  const text = `${claimNames[kind]}, beim Verein bezahlt`;
  return sale(
    fact,
    { kind: 'CLUB_PAYMENT', date, document: itemId, text },
    {
      debit: accounts.money[method],
      accounts,
      shares: [{ ...taxOf(kind, itemId), category: claimCategories[kind], amount }],
    },
  );
};

/** Paid back at the club: the sale is reversed, through the account that the money came from. */
const refundedAtClub = (fact: MoneyFactOf<'ClaimRefunded'>, { accounts, taxOf }: AccountingSources) => {
  const { kind, itemId, amount, refundedOn: date, method } = fact.data;
  const text = `${claimNames[kind]}, beim Verein erstattet`;
  return sale(
    fact,
    { kind: 'CLUB_REFUND', date, document: itemId, text, isReversal: true },
    {
      debit: accounts.money[method],
      accounts,
      shares: [{ ...taxOf(kind, itemId), category: claimCategories[kind], amount }],
    },
  );
};

type PostingsOf = {
  readonly [Type in MoneyFact['type']]: (fact: MoneyFactOf<Type>, sources: AccountingSources) => readonly Posting[];
};

const rules: PostingsOf = {
  InvoiceIssued: billed,
  InvoiceCancelled: billed,
  InvoiceRestWaived: waived,
  InvoicePaid: paid,
  InvoicePartPaid: paid,
  InvoiceReopened: reopened,
  InvoiceRefunded: refunded,
  CreditReceived: creditReceived,
  CreditRefunded: creditRefunded,
  CreditWithdrawn: creditWithdrawn,
  ReturnCharged: charged,
  ClaimPaid: paidAtClub,
  ClaimRefunded: refundedAtClub,
  PaymentReceived: paidOnline,
  RefundMade: refundedOnline,
  PaymentReversed: reversedOnline,
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
