import {
  type Cents,
  type Claim,
  type ClaimName,
  type CreditId,
  type InvoiceId,
  type LocalDate,
  type PersonId,
  cents,
  claimKey,
  noCents,
} from '@platzwart/contracts/core';
import {
  type InvoiceNumber,
  type CreditReceived,
  type InvoicePayment,
  type InvoiceState,
  type InvoiceTotals,
  receivedOf,
} from '@platzwart/contracts/invoice';
import { Map, Set } from 'immutable';
import { type ClaimIndex, formerOf, keysIn, reindexed, unpaidCardsOf } from './claimIndex.ts';

export type ClaimsByKey = Map<string, Claim>;

/** DUE: the club has to pay back a cancelled invoice that was paid. */
export type RefundState = 'NONE' | 'DUE' | 'MADE';

/** An invoice as far as later decisions need it; `sealedDocument` is what letters about it and its cancellation are written from. */
export type LedgerInvoice = InvoiceTotals &
  Readonly<{
    invoiceId: InvoiceId;
    personId: PersonId;
    /** For whom the person pays, where some of the claims are theirs. */
    paidFor: readonly PersonId[];
    number: InvoiceNumber;
    issuedOn: LocalDate;
    /** The first day of the time that it bills. */
    fromDate: LocalDate;
    /** It moves with each letter about the invoice. */
    dueOn: LocalDate;
    claims: readonly ClaimName[];
    paidBefore: readonly ClaimName[];
    state: InvoiceState;
    /** How many letters were sent about it, 0 to 3. */
    warningLevel: number;
    /** What has arrived and has not gone back. */
    payments: readonly InvoicePayment[];
    /** What the club does without, in cents. */
    waived: Cents;
    refund: RefundState;
    /** The document that cancels it. */
    stornoId: InvoiceId | null;
    /** Null once it is cancelled. */
    sealedDocument: string | null;
  }>;

/** What was paid too much of an invoice, as far as something is left of it or was set off; `rest` in cents. */
export type LedgerCredit = Pick<
  CreditReceived['data'],
  'amount' | 'creditId' | 'invoiceId' | 'method' | 'movementId' | 'number' | 'paidOn' | 'personId' | 'reference'
> &
  Readonly<{ rest: Cents; isRefunded: boolean }>;

export type InvoicesState = Readonly<{
  /**
   * By person, so that an invoice never reads what all others owe. What costs nothing is not kept, except for cards: their kind, and with it
   * their price, can still be corrected.
   */
  claims: Map<PersonId, ClaimsByKey>;
  claimIndex: ClaimIndex;
  invoices: Map<InvoiceId, LedgerInvoice>;
  /** Those that nobody has received yet. */
  undelivered: Set<InvoiceId>;
  /** The last number of each year of issue. */
  lastNumbers: Map<number, number>;
  credits: Map<CreditId, LedgerCredit>;
}>;

export const noInvoices: InvoicesState = {
  ...{ claims: Map(), claimIndex: Map(), invoices: Map(), undelivered: Set(), lastNumbers: Map(), credits: Map() },
};

const noClaims: ClaimsByKey = Map();

export const claimsOf = ({ claims }: InvoicesState, personId: PersonId): ClaimsByKey =>
  claims.get(personId) ?? noClaims;

export const claimOf = (state: InvoicesState, personId: PersonId, name: ClaimName): Claim | undefined =>
  claimsOf(state, personId).get(claimKey(name));

/** What is still to be paid, in cents (decisions.md Q1). A paid invoice is open over nothing, also where less was accepted. */
export const openOf = ({ state, amountDue, waived, payments }: LedgerInvoice): Cents =>
  state === 'UNPAID' || state === 'INVOICED' ? cents(amountDue - waived - receivedOf(payments)) : noCents;

const isUnpaid = ({ state }: LedgerInvoice): boolean => state === 'UNPAID' || state === 'INVOICED';

/** Whether anything that the person owes, also for others, is not paid yet, billed or not. */
export const owesTheClub = (state: InvoicesState, personId: PersonId): boolean =>
  claimsOf(state, personId).some(({ state: claimState }) => claimState === 'OPEN' || claimState === 'INVOICED') ||
  state.invoices.some((invoice) => invoice.personId === personId && isUnpaid(invoice));

const isForgotten = ({ state, kind, dropped, clubPayment }: Claim): boolean =>
  state === 'NONE' && clubPayment === 'NONE' && (kind !== 'VOUCHER' || dropped);

const known = (state: InvoicesState, personId: PersonId, keys: readonly string[]): readonly Claim[] => {
  const claims = claimsOf(state, personId);
  return keys.flatMap((key) => claims.get(key) ?? []);
};

export const unpaidCards = (state: InvoicesState, personId: PersonId): readonly Claim[] =>
  known(state, personId, keysIn(state.claimIndex, unpaidCardsOf(personId)));

/** What cancelled bookings of the same person have left for the same court, time and price. */
export const formerClaims = (state: InvoicesState, claim: Claim): readonly Claim[] => {
  const entry = formerOf(claim);
  return entry === null ? [] : known(state, claim.personId, keysIn(state.claimIndex, entry));
};

/** People without claims have no entry, so that the same claims always give the same state. */
const replaced = (state: InvoicesState, before: Claim | undefined, after: Claim | undefined): InvoicesState => {
  const claim = before ?? after;
  if (!claim || before === after) return state;
  const { personId } = claim;
  const claims = claimsOf(state, personId);
  const ofPerson = after ? claims.set(claimKey(claim), after) : claims.delete(claimKey(claim));
  return {
    ...state,
    claims: ofPerson.isEmpty() ? state.claims.delete(personId) : state.claims.set(personId, ofPerson),
    claimIndex: reindexed(state.claimIndex, before, after),
  };
};

/** Writes the claim, or forgets it where nothing is owed any more, and nothing was paid at the club. */
export const withClaim = (state: InvoicesState, claim: Claim): InvoicesState =>
  replaced(state, claimOf(state, claim.personId, claim), isForgotten(claim) ? undefined : claim);

export const withoutClaim = (state: InvoicesState, claim: Claim): InvoicesState => replaced(state, claim, undefined);

export const withLedgerInvoice = (state: InvoicesState, invoice: LedgerInvoice): InvoicesState => {
  const { invoiceId } = invoice;
  const { undelivered } = state;
  return {
    ...state,
    invoices: state.invoices.set(invoiceId, invoice),
    undelivered: invoice.state === 'UNPAID' ? undelivered.add(invoiceId) : undelivered.delete(invoiceId),
  };
};

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));
