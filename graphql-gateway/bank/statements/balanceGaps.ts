import type { LocalDate } from '@platzwart/contracts/core';
import type { Statement } from './statementEntry.ts';

/**
 * What is missing, by the balances that the bank states. BETWEEN: a statement does not begin with the balance with which the one before
 * ended. WITHIN: the movements of a statement do not lead from its first balance to its last. `amount` in cents.
 */
export type BalanceGap = Readonly<{ kind: 'BETWEEN' | 'WITHIN'; iban: string; on: LocalDate; amount: number }>;

type Balanced = Statement &
  Readonly<{ opening: NonNullable<Statement['opening']>; closing: NonNullable<Statement['closing']> }>;

const isBalanced = (statement: Statement): statement is Balanced =>
  statement.opening !== null && statement.closing !== null;

const gapWithin = ({ iban, opening, closing, entries }: Balanced): readonly BalanceGap[] => {
  const amount = closing.amount - opening.amount - entries.reduce((sum, entry) => sum + entry.amount, 0);
  return amount === 0 ? [] : [{ kind: 'WITHIN', iban, on: closing.on, amount }];
};

/** Some banks date the opening balance with the day before; those that cover the same days are copies, not successors. */
const gapBetween = (before: Balanced | undefined, after: Balanced): readonly BalanceGap[] => {
  if (!before || before.closing.on >= after.closing.on) return [];
  const amount = after.opening.amount - before.closing.amount;
  return amount === 0 ? [] : [{ kind: 'BETWEEN', iban: after.iban, on: after.opening.on, amount }];
};

const byClosing = (one: Balanced, other: Balanced): number =>
  Number(one.closing.on > other.closing.on) - Number(one.closing.on < other.closing.on);

/** The gaps in statements, account by account; statements without both balances say nothing about them. */
export const balanceGaps = (statements: readonly Statement[]): readonly BalanceGap[] => {
  const balanced = statements.filter(isBalanced);
  const accounts = [...new Set(balanced.map(({ iban }) => iban))];
  return accounts.flatMap((account) => {
    const own = balanced.filter(({ iban }) => iban === account).toSorted(byClosing);
    return own.flatMap((statement, index) => [...gapBetween(own[index - 1], statement), ...gapWithin(statement)]);
  });
};
