import type { MovementState } from '@platzwart/contracts/bank';
import type { LocalDate } from '@platzwart/contracts/core';
import type { InvoiceToMatch } from '../../bank/matching/invoiceToMatch.ts';
import { isAwaited } from '../../bank/matching/invoiceToMatch.ts';
import { matchEntries } from '../../bank/matching/matchEntries.ts';
import type { Match } from '../../bank/matching/matchEntry.ts';
import type { MovementToMatch } from '../../bank/matching/movementToMatch.ts';
import { type BalanceGap, balanceGaps, balancedOf } from '../../bank/statements/balanceGaps.ts';
import type { InboxFilter, InboxMovement, InboxReads } from './inboxReads.ts';
import type { MovementDebit, MovementDebitReads } from './movementDebitReads.ts';
import type { StatementReads } from './statementReads.ts';

/** A movement with the invoices that it could pay, where it is open, else with those that it was used for. */
export type MatchedMovement = Readonly<{
  movement: InboxMovement;
  match: Match | null;
  invoices: readonly InvoiceToMatch[];
  /** The collection whose money it is, or from which a debit came back. */
  debit: MovementDebit | null;
}>;

export type Inbox = Readonly<{
  movements: readonly MatchedMovement[];
  total: number;
  counts: ReadonlyMap<MovementState, number>;
  /** How many of the open ones could not be read. */
  unreadable: number;
  gaps: readonly BalanceGap[];
  /** The last day that a statement covers; null before the first. */
  readUntil: LocalDate | null;
  /** The invoices that await money. */
  awaited: readonly InvoiceToMatch[];
}>;

export type Reads = Readonly<{ inbox: InboxReads; statements: StatementReads; debits: MovementDebitReads }>;

const toMatch = (
  { movementId, bookedOn, amount, rest, isReturn, content }: InboxMovement,
  hadPaid: MovementToMatch['hadPaid'] = [],
): MovementToMatch => {
  const { name, text, endToEndId, returnCode, problem } = content;
  const left = isReturn ? amount : rest;
  return { id: movementId, bookedOn, amount: left, name, text, endToEndId, returnCode, problem, hadPaid };
};

/** Decided by a person, as everything that more than one invoice depends on. */
const matchOfDebit = ({ invoiceId }: MovementDebit, invoices: readonly InvoiceToMatch[]): Match => ({
  kind: 'PROPOSAL',
  reason: invoiceId === null ? 'COLLECTION' : 'DEBIT_RETURNED',
  invoices: invoices.filter((invoice) => invoice.invoiceId === invoiceId),
});

/** A movement that pays no invoice by itself is of a collection where one fits. */
const bestOf = (
  { match, debit }: Readonly<{ match: Match | null; debit: MovementDebit | null }>,
  invoices: readonly InvoiceToMatch[],
): Omit<MatchedMovement, 'movement'> => {
  const isFree = !match || match.kind === 'NONE';
  if (!debit || !isFree) return { match, invoices: match?.invoices ?? [], debit: null };
  const ofDebit = matchOfDebit(debit, invoices);
  return { match: ofDebit, invoices: ofDebit.invoices, debit };
};

/** Returned payments on other pages say, too, that a payment must not pay its invoice again. */
const matched = async (rows: readonly InboxMovement[], { inbox, statements, debits }: Reads) => {
  const known = await debits.open();
  const returns = (await inbox.openReturns()).filter(({ movementId }) =>
    rows.every((row) => row.movementId !== movementId),
  );
  const all = [...rows, ...returns];
  const hadPaid = await inbox.hadPaid(all.filter(({ isReturn }) => isReturn).map(({ movementId }) => movementId));
  const entries = all.map((row) => toMatch(row, hadPaid.get(row.movementId)));
  const collected = [...known.values()].flatMap(({ invoiceId }) => invoiceId ?? []);
  const invoices = await statements.toMatch(entries, [...[...hadPaid.values()].flat(), ...collected]);
  // What belongs to a collection by its reference pays no invoice by itself, and gets in the way of no other movement.
  const certain = new Set<string>([...known].flatMap(([id, { byReference }]) => (byReference ? [id] : [])));
  const matches = new Map<string, Match>(
    matchEntries(
      entries.filter(({ id }) => !certain.has(id)),
      invoices,
    ).map(({ entry, match }) => [entry.id, match]),
  );
  const movements = rows.map((movement) => {
    const { movementId } = movement;
    const found = { match: matches.get(movementId) ?? null, debit: known.get(movementId) ?? null };
    return { movement, ...bestOf(found, invoices) };
  });
  return { invoices, movements };
};

const openMovements = async (rows: readonly InboxMovement[], reads: Reads) => {
  const { movements, invoices } = await matched(rows, reads);
  return {
    awaited: invoices.filter(isAwaited),
    movements,
  };
};

const closedMovements = async (rows: readonly InboxMovement[], { statements, debits }: Reads) => {
  const used = await debits.used(rows.map(({ movementId }) => movementId));
  const invoices = await statements.toMatch([], [...new Set(rows.flatMap(({ usedFor }) => usedFor))]);
  return {
    awaited: [],
    movements: rows.map((movement) => ({
      movement,
      match: null,
      debit: used.get(movement.movementId) ?? null,
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
  const [found, counts, unreadable, coverage] = await Promise.all([
    filter.state === 'OPEN' ? openMovements(rows, reads) : closedMovements(rows, reads),
    reads.inbox.counts(),
    reads.inbox.unreadable(),
    coverageOf(reads),
  ]);
  return { ...found, ...coverage, counts, unreadable, total };
};
