import type { MovementState } from '@platzwart/contracts/bank';
import type { LocalDate } from '@platzwart/contracts/core';
import type { InvoiceToMatch } from '../../bank/matching/invoiceToMatch.ts';
import { isAwaited } from '../../bank/matching/invoiceToMatch.ts';
import { matchEntries } from '../../bank/matching/matchEntries.ts';
import type { Match } from '../../bank/matching/matchEntry.ts';
import type { MovementToMatch } from '../../bank/matching/movementToMatch.ts';
import { type BalanceGap, balanceGaps, balancedOf } from '../../bank/statements/balanceGaps.ts';
import type { InboxFilter, InboxMovement, InboxReads } from './inboxReads.ts';
import type { StatementReads } from './statementReads.ts';

/** A movement with the invoices that it could pay, where it is open, else with those that it was used for. */
export type MatchedMovement = Readonly<{
  movement: InboxMovement;
  match: Match | null;
  invoices: readonly InvoiceToMatch[];
}>;

export type Inbox = Readonly<{
  movements: readonly MatchedMovement[];
  total: number;
  counts: ReadonlyMap<MovementState, number>;
  gaps: readonly BalanceGap[];
  /** The last day that a statement covers; null before the first. */
  readUntil: LocalDate | null;
  /** The invoices that await money. */
  awaited: readonly InvoiceToMatch[];
}>;

type Reads = Readonly<{ inbox: InboxReads; statements: StatementReads }>;

const toMatch = (
  { movementId, bookedOn, amount, rest, isReturn, content }: InboxMovement,
  hadPaid: MovementToMatch['hadPaid'] = [],
): MovementToMatch => {
  const { name, text, endToEndId, returnCode } = content;
  const left = isReturn ? amount : rest;
  return { id: movementId, bookedOn, amount: left, name, text, endToEndId, returnCode, hadPaid };
};

/** Returned payments on other pages say, too, that a payment must not pay its invoice again. */
const matched = async (rows: readonly InboxMovement[], { inbox, statements }: Reads) => {
  const returns = (await inbox.openReturns()).filter(({ movementId }) =>
    rows.every((row) => row.movementId !== movementId),
  );
  const all = [...rows, ...returns];
  const hadPaid = await inbox.hadPaid(all.filter(({ isReturn }) => isReturn).map(({ movementId }) => movementId));
  const entries = all.map((row) => toMatch(row, hadPaid.get(row.movementId)));
  const invoices = await statements.toMatch(entries, [...hadPaid.values()].flat());
  const matches = matchEntries(entries, invoices);
  return { invoices, movements: rows.map((movement, index) => ({ movement, match: matches[index]?.match ?? null })) };
};

const openMovements = async (rows: readonly InboxMovement[], reads: Reads) => {
  const { movements, invoices } = await matched(rows, reads);
  return {
    awaited: invoices.filter(isAwaited),
    movements: movements.map(({ movement, match }) => ({ movement, match, invoices: match?.invoices ?? [] })),
  };
};

const closedMovements = async (rows: readonly InboxMovement[], { statements }: Reads) => {
  const invoices = await statements.toMatch([], [...new Set(rows.flatMap(({ usedFor }) => usedFor))]);
  return {
    awaited: [],
    movements: rows.map((movement) => ({
      movement,
      match: null,
      invoices: invoices.filter(({ invoiceId }) => movement.usedFor.includes(invoiceId)),
    })),
  };
};

const coverageOf = async ({ inbox }: Reads): Promise<Pick<Inbox, 'gaps' | 'readUntil'>> => {
  const balanced = (await inbox.statements()).flatMap((row) => balancedOf(row) ?? []);
  const totals = await inbox.totalsOfDays([...new Set(balanced.map(({ opening }) => opening.on))]);
  return {
    gaps: balanceGaps(balanced, (iban, day) => totals.get(`${iban} ${day}`) ?? 0),
    readUntil:
      balanced
        .map(({ closing }) => closing.on)
        .toSorted()
        .at(-1) ?? null,
  };
};

/** A page of the movements in a state, with what they pay. */
export const inboxOf = async (filter: InboxFilter, reads: Reads): Promise<Inbox> => {
  const { rows, total } = await reads.inbox.page(filter);
  const [found, counts, coverage] = await Promise.all([
    filter.state === 'OPEN' ? openMovements(rows, reads) : closedMovements(rows, reads),
    reads.inbox.counts(),
    coverageOf(reads),
  ]);
  return { ...found, ...coverage, counts, total };
};
