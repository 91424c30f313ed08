import {
  type ClaimName,
  type CreditId,
  type InvoiceId,
  type PersonId,
  cents,
  creditId,
  invoiceId,
  localDate,
} from '@platzwart/contracts/core';
import {
  type WarningLevel,
  creditorReferenceOf,
  invoiceTotalsOf,
  linesOfClaims,
  otherRatesOf,
  waivedTotalsOf,
} from '@platzwart/contracts/invoice';
import { clubClockAt } from '@platzwart/contracts/club-time';
import { Temporal } from 'temporal-polyfill';
import type { Booker, ClubNow } from '../../booking/domain/bookingRequests.ts';
import { club } from '../../booking/domain/specClub.ts';
import { type LedgerCommand, type LedgerEvent, type LedgerState, ledgerDecider } from '../ledgerDecider.ts';
import { billedOf, nextInvoiceNumber } from './issueInvoice.ts';

/** The invoice with this number in the specs; 100 and more: documents that cancel one. */
export const invoice = (number: number): InvoiceId =>
  invoiceId(`70000000-0000-4000-8000-${String(number).padStart(12, '0')}`);

/** The credit of what is paid too much of the invoice with this number. */
export const credit = (number: number): CreditId =>
  creditId(`c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`);

/** Noon of this day in UTC, 13:00 or 14:00 in the club. */
export const noonOf = (date: string): ClubNow => {
  const instant = Temporal.Instant.from(`${date}T12:00:00Z`);
  return { instant: instant.toString(), ...clubClockAt(instant) };
};

const sealed = { templateVersion: 1, sealedDocument: 'v1.sealed' };

/** What a handler does: a command from the state of the ledger. */
export type Order = (state: LedgerState) => LedgerCommand;

type Period = Readonly<{
  on: string;
  from?: string;
  to?: string;
  dueDays?: number;
  paidFor?: readonly PersonId[];
  /** The first day on which § 19 UStG holds; none: it never does. */
  smallBusinessFrom?: string;
}>;

/** Bills a person on the day `on`, for the time from 2026 until that day unless `from` and `to` say otherwise. */
export const issue =
  (
    number: number,
    { personId }: Pick<Booker, 'personId'>,
    { on, from = '2026-01-01', to = on, dueDays = 14, paidFor = [], smallBusinessFrom }: Period,
  ): Order =>
  ({ invoices }) => {
    const now = noonOf(on);
    const period = { personId, paidFor, fromDate: localDate(from), toDate: localDate(to), now };
    const billed = billedOf(invoices, period);
    const nameOf = () => ({ sport: 'Tennis', court: 'Platz 1' });
    const smallBusinessPeriods =
      smallBusinessFrom === undefined ? [] : [{ from: localDate(smallBusinessFrom), to: null }];
    const rules = { ...club.rules, smallBusinessPeriods };
    const totals = invoiceTotalsOf(linesOfClaims(billed, { rules, nameOf, players: new Map() }));
    const otherRates = otherRatesOf(billed, rules);
    const next = nextInvoiceNumber(invoices, now.date);
    const dueOn = localDate(Temporal.PlainDate.from(on).add({ days: dueDays }).toString());
    const named = { number: next, reference: creditorReferenceOf(next), dueOn };
    const data = {
      invoiceId: invoice(number),
      ...period,
      billed,
      otherRates,
      ...named,
      totals,
      ...sealed,
      settingsRevision: 4,
    };
    return { type: 'IssueInvoice', data };
  };

/** Cancelled by the document 100 + `number`. */
export const revoke =
  (number: number, on: string): Order =>
  ({ invoices }) => {
    const issuedOn = localDate(on);
    const stornoNumber = nextInvoiceNumber(invoices, issuedOn);
    const ids = { invoiceId: invoice(number), stornoId: invoice(100 + number), stornoNumber };
    return { type: 'RevokeInvoice', data: { ...ids, issuedOn, sealedReason: null, ...sealed } };
  };

/** The club does without `amount`, by the document 200 + `number`. */
export const waive =
  (number: number, amount: number, on: string): Order =>
  ({ invoices }) => {
    const issuedOn = localDate(on);
    const waived = cents(amount);
    const line = { kind: 'VOUCHER', vatRate: 0, gross: waived, alreadyPaid: false } as const;
    return {
      type: 'WaiveRest',
      data: {
        ...{ invoiceId: invoice(number), correctionId: invoice(200 + number), issuedOn, amount: waived },
        ...{ correctionNumber: nextInvoiceNumber(invoices, issuedOn), totals: waivedTotalsOf([line], waived) },
        ...{ sealedReason: 'v1.reason', ...sealed },
      },
    };
  };

const receipt = (on: string, today = on) => ({
  ...{ paidOn: localDate(on), today: localDate(today), reference: null },
  method: 'BANK' as const,
});

export const pay = (number: number, on: string, today = on): LedgerCommand => ({
  type: 'PayInvoice',
  data: { invoiceId: invoice(number), amount: null, creditId: credit(number), ...receipt(on, today) },
});
export const payPart = (number: number, amount: number, on: string): LedgerCommand => ({
  type: 'PayInvoice',
  data: { invoiceId: invoice(number), amount: cents(amount), creditId: credit(number), ...receipt(on, on) },
});
/** `returnedOn`: the day on which the bank took the money back. */
export const reopen = (number: number, returnedOn: string | null = null): LedgerCommand => ({
  type: 'ReopenInvoice',
  data: {
    ...{ invoiceId: invoice(number), sealedReason: null, today: localDate('2026-07-01') },
    returnedOn: returnedOn === null ? null : localDate(returnedOn),
  },
});
export const deliver = (number: number): LedgerCommand => ({
  type: 'DeliverInvoice',
  data: { invoiceId: invoice(number), by: 'PRINT' },
});
export const refund = (number: number, on: string, today = on): LedgerCommand => ({
  type: 'RefundInvoice',
  data: { invoiceId: invoice(number), refundedOn: localDate(on), today: localDate(today), reference: null },
});
export const payClaim = (name: ClaimName, on: string): LedgerCommand => ({
  type: 'PayClaim',
  data: { ...name, ...receipt(on) },
});
export const refundClaim = (name: ClaimName, on: string, today = on): LedgerCommand => ({
  type: 'RefundClaim',
  data: { ...name, refundedOn: localDate(on), today: localDate(today), method: 'OTHER', reference: null },
});
export const refundCredit = (number: number, on: string, today = on): LedgerCommand => ({
  type: 'RefundCredit',
  data: {
    ...{ creditId: credit(number), refundedOn: localDate(on), today: localDate(today) },
    ...{ method: 'BANK', reference: null },
  },
});
/** The credit of the invoice `from` pays the invoice `number`. */
export const setOff = (from: number, number: number, on: string): LedgerCommand => ({
  type: 'PayByCredit',
  data: { creditId: credit(from), invoiceId: invoice(number), today: localDate(on) },
});
export const withdraw = (number: number): LedgerCommand => ({
  type: 'TakeCreditBack',
  data: { creditId: credit(number) },
});
/** The new due day is two weeks later. */
export const warn = (number: number, level: WarningLevel, on: string): LedgerCommand => ({
  type: 'WarnOfInvoice',
  data: {
    ...{ invoiceId: invoice(number), level, issuedOn: localDate(on), ...sealed },
    dueOn: localDate(Temporal.PlainDate.from(on).add({ days: 14 }).toString()),
  },
});

/** An event of the past, or an order. */
export type Said = LedgerEvent | LedgerCommand | Order;

export type Told = Readonly<{ state: LedgerState; events: readonly LedgerEvent[]; code: string | null }>;

/** What a ledger in this state says to the last of `steps`: events of the past, and orders that are sent one after the other. */
export const tellFrom = (before: LedgerState, ...steps: readonly Said[]): Told =>
  steps.reduce<Told>(
    ({ state }, step) => {
      if (typeof step !== 'function' && isEvent(step))
        return { state: ledgerDecider.evolve(state, step), events: [], code: null };
      const decision = ledgerDecider.decide(typeof step === 'function' ? step(state) : step, state);
      if (decision.outcome === 'rejected')
        return { state, events: [], code: [decision.code, ...decision.fields].join(' ') };
      return { state: decision.events.reduce(ledgerDecider.evolve, state), events: decision.events, code: null };
    },
    { state: before, events: [], code: null },
  );

export const tell = (...steps: readonly Said[]): Told => tellFrom(ledgerDecider.initialState, ...steps);

/** Events are in the past tense: their names end like these. */
const isEvent = (step: LedgerEvent | LedgerCommand): step is LedgerEvent =>
  /(?:ed|Planned|Left|Due|Made)$/.test(step.type);

/** `COURT 1 OPEN 1200`, in order. */
export const claimsIn = ({ invoices }: LedgerState): readonly string[] =>
  [...invoices.claims.values()]
    .flatMap((claims) => [...claims.values()])
    .map(({ kind, itemId, state, gross }) => `${kind} ${Number(itemId.slice(-12))} ${state} ${gross}`)
    .toSorted();
