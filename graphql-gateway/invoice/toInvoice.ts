import { clubClockAt } from '@platzwart/contracts/club-time';
import { type Cents, claimKey, type LocalDate, sumOfCents } from '@platzwart/contracts/core';
import {
  type ClaimRow,
  type InvoiceLine,
  type InvoiceTotals,
  type LineTerms,
  billedClaims,
  invoiceTotalsOf,
  linesOfClaims,
  placeNamesIn,
} from '@platzwart/contracts/invoice';
import type { PersonRow } from '@platzwart/contracts/user';
import type { GatewayContext } from '../core/context.ts';

type Period = Readonly<{ fromDate: LocalDate; toDate: LocalDate }>;

/** What an invoice about these claims would hold now. */
export type ToInvoice = Period & InvoiceTotals & Readonly<{ lines: readonly InvoiceLine[] }>;

const playersIn = (people: readonly PersonRow[]): LineTerms['players'] =>
  new Map(people.map(({ personId, firstName, lastName }) => [personId, `${firstName} ${lastName}`]));

const termsOf = async (context: GatewayContext, people: readonly PersonRow[]): Promise<LineTerms> => {
  const club = await context.club();
  return { rules: club.rules, nameOf: placeNamesIn(club.sports, context.language), players: playersIn(people) };
};

/** What somebody owes, and for whom of it they pay. */
export type Owed = Readonly<{ claims: readonly ClaimRow[]; paidFor: readonly PersonRow[] }>;

/** The preview of an invoice, by the rule that also makes it. */
export const toInvoiceFor = async (
  { claims, paidFor }: Owed,
  { fromDate, toDate }: Period,
  context: GatewayContext,
): Promise<ToInvoice> => {
  const billed = billedClaims(claims, { fromDate, toDate, now: clubClockAt(context.now) });
  const lines = linesOfClaims(billed, await termsOf(context, paidFor));
  return { fromDate, toDate, lines, ...invoiceTotalsOf(lines) };
};

/** All that is still to be paid, whether it can be billed yet or not. */
export const openLinesOf = async (
  { claims, paidFor }: Owed,
  context: GatewayContext,
): Promise<readonly InvoiceLine[]> =>
  linesOfClaims(
    { due: claims.filter(({ state }) => state === 'OPEN'), paidBefore: [] },
    await termsOf(context, paidFor),
  );

/** What a person would be billed. */
export type Debt = Readonly<{ items: number; amount: Cents }>;

/** What would be billed of these claims, without their lines; null: nothing. */
export const debtOf = (
  claims: readonly ClaimRow[],
  { fromDate, toDate }: Period,
  { now }: GatewayContext,
): Debt | null => {
  const { due } = billedClaims(claims, { fromDate, toDate, now: clubClockAt(now) });
  return due.length === 0
    ? null
    : {
        items: new Set(due.map((claim) => claim.seasonId ?? claimKey(claim))).size,
        amount: sumOfCents(due.map(({ gross }) => gross)),
      };
};
