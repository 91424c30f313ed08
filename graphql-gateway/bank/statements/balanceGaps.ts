import { type Balance, type StatementRow } from '@platzwart/contracts/bank';
import type { LocalDate } from '@platzwart/contracts/core';

/** The balances of a statement that states both. `total`: of all its movements, in cents. */
export type BalancedStatement = Readonly<{ iban: string; opening: Balance; closing: Balance; total: number }>;

/**
 * What is missing, by the balances that the bank states. BETWEEN: no statement covers the days from `from` to `to`, and the balance differs
 * by `amount` cents. WITHIN: the movements of the statement of these days do not lead from its first balance to its last.
 */
export type BalanceGap = Readonly<{
  kind: 'BETWEEN' | 'WITHIN';
  iban: string;
  from: LocalDate;
  to: LocalDate;
  amount: number;
}>;

/** The movements of an account on a day, in cents. */
export type TotalOfDay = (iban: string, day: LocalDate) => number;

/** Null where the bank does not state both balances: such a statement says nothing about what is missing. */
export const balancedOf = (row: StatementRow): BalancedStatement | null => {
  const { iban, openingOn, opening, closingOn, closing, total } = row;
  if (openingOn === null || opening === null || closingOn === null || closing === null) return null;
  return { iban, opening: { on: openingOn, amount: opening }, closing: { on: closingOn, amount: closing }, total };
};

const gapWithin = ({ iban, opening, closing, total }: BalancedStatement): readonly BalanceGap[] => {
  const amount = closing.amount - opening.amount - total;
  return amount === 0 ? [] : [{ kind: 'WITHIN', iban, from: opening.on, to: closing.on, amount }];
};

/**
 * Whether the statement continues from the end of what is covered. Statements that begin on a covered day overlap, which is no error; on the
 * last covered day itself the balance of its beginning or of its end is stated, by the custom of the bank.
 */
const continues = ({ iban, opening }: BalancedStatement, reached: Balance, totalOf: TotalOfDay): boolean => {
  if (opening.on < reached.on || opening.amount === reached.amount) return true;
  return opening.on === reached.on && opening.amount + totalOf(iban, opening.on) === reached.amount;
};

const compared = <Value>(one: Value, other: Value): number => Number(one > other) - Number(one < other);
const inOrder = (one: BalancedStatement, other: BalancedStatement): number =>
  compared(one.closing.on, other.closing.on) || compared(one.opening.on, other.opening.on);

/** One that ends with what is covered repeats it, or is a page of the same day. */
const gapBetween = (
  reached: Balance | null,
  statement: BalancedStatement,
  totalOf: TotalOfDay,
): readonly BalanceGap[] => {
  const { iban, opening, closing } = statement;
  if (!reached || closing.on <= reached.on || continues(statement, reached, totalOf)) return [];
  return [{ kind: 'BETWEEN', iban, from: reached.on, to: opening.on, amount: opening.amount - reached.amount }];
};

const reachedAfter = (reached: Balance | null, { opening, closing }: BalancedStatement): Balance => {
  const isNext = !reached || closing.on > reached.on;
  return isNext || (closing.on === reached.on && opening.amount === reached.amount) ? closing : reached;
};

const gapsOfAccount = (statements: readonly BalancedStatement[], totalOf: TotalOfDay): readonly BalanceGap[] => {
  const gaps: BalanceGap[] = [];
  let reached: Balance | null = null;
  for (const statement of statements.toSorted(inOrder)) {
    gaps.push(...gapBetween(reached, statement, totalOf), ...gapWithin(statement));
    reached = reachedAfter(reached, statement);
  }
  return gaps;
};

/** The gaps in what was ever read, account by account; statements that overlap or repeat each other leave none. */
export const balanceGaps = (statements: readonly BalancedStatement[], totalOf: TotalOfDay): readonly BalanceGap[] => {
  const accounts = [...new Set(statements.map(({ iban }) => iban))];
  return accounts.flatMap((account) =>
    gapsOfAccount(
      statements.filter(({ iban }) => iban === account),
      totalOf,
    ),
  );
};
