import type { InvoiceToMatch } from '../../bank/matching/invoiceToMatch.ts';
import { isAwaited } from '../../bank/matching/invoiceToMatch.ts';
import { type MatchedEntry, matchEntries } from '../../bank/matching/matchEntries.ts';
import { type BalanceGap, balanceGaps } from '../../bank/statements/balanceGaps.ts';
import type { Statement, StatementEntry } from '../../bank/statements/statementEntry.ts';
import type { StatementReads } from './statementReads.ts';

export type StatementReading = Readonly<{
  /** Each movement once, the newest first. */
  entries: readonly MatchedEntry[];
  gaps: readonly BalanceGap[];
  /** How many movements stood in the file more than once. */
  repeated: number;
  /** Accounts that are not the one which the club's invoices name. */
  otherAccounts: readonly string[];
  /** The invoices that await money. */
  awaited: readonly InvoiceToMatch[];
}>;

const newestFirst = (one: StatementEntry, other: StatementEntry): number =>
  Number(one.bookedOn < other.bookedOn) - Number(one.bookedOn > other.bookedOn);

/** What an upload contains and what it pays. `ownIban`: the account on the club's invoices, null where none is stated. */
export const readingOf = async (
  statements: readonly Statement[],
  { toMatch }: StatementReads,
  ownIban: string | null,
): Promise<StatementReading> => {
  const all = statements.flatMap(({ entries }) => entries);
  const entries = [...new Map(all.map((entry) => [entry.id, entry])).values()];
  const invoices = await toMatch(entries);
  const accounts = new Set(statements.map(({ iban }) => iban));
  return {
    entries: matchEntries(entries, invoices).toSorted((one, other) => newestFirst(one.entry, other.entry)),
    gaps: balanceGaps(statements),
    repeated: all.length - entries.length,
    otherAccounts: ownIban === null ? [] : [...accounts].filter((iban) => iban !== ownIban),
    awaited: invoices.filter(isAwaited),
  };
};
