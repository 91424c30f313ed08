import type { ClubSettings } from '@platzwart/contracts/club';
import { clubClockAt } from '@platzwart/contracts/club-time';
import {
  type Cents,
  claimKey,
  type Language,
  type LocalDate,
  sportNameOf,
  sumOfCents,
} from '@platzwart/contracts/core';
import {
  type ClaimRow,
  type InvoiceLine,
  type InvoiceTotals,
  billedClaims,
  invoiceTotalsOf,
  linesOfClaims,
} from '@platzwart/contracts/invoice';
import type { GatewayContext } from '../core/context.ts';

type Period = Readonly<{ fromDate: LocalDate; toDate: LocalDate }>;

/** What an invoice about these claims would hold now. */
export type ToInvoice = Period & InvoiceTotals & Readonly<{ lines: readonly InvoiceLine[] }>;

/** Sport and court as documents call them. */
const namesIn =
  ({ sports }: ClubSettings, language: Language) =>
  ({ sport, court }: Readonly<{ sport: string; court: number }>) => {
    const settings = sports.find((each) => each.sport === sport);
    return {
      sport: sportNameOf({ sport, labels: settings?.labels ?? null }, language),
      court: settings?.courts.find(({ number }) => number === court)?.name ?? String(court),
    };
  };

const termsOf = async (context: GatewayContext) => {
  const club = await context.club();
  return { rules: club.rules, nameOf: namesIn(club, context.language) };
};

/** The preview of an invoice, by the rule that also makes it. */
export const toInvoiceFor = async (
  claims: readonly ClaimRow[],
  { fromDate, toDate }: Period,
  context: GatewayContext,
): Promise<ToInvoice> => {
  const billed = billedClaims(claims, { fromDate, toDate, now: clubClockAt(context.now) });
  const lines = linesOfClaims(billed, await termsOf(context));
  return { fromDate, toDate, lines, ...invoiceTotalsOf(lines) };
};

/** All that is still to be paid, whether it can be billed yet or not. */
export const openLinesOf = async (
  claims: readonly ClaimRow[],
  context: GatewayContext,
): Promise<readonly InvoiceLine[]> =>
  linesOfClaims({ due: claims.filter(({ state }) => state === 'OPEN'), paidBefore: [] }, await termsOf(context));

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
