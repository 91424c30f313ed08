import { createHash } from 'node:crypto';
import type { ReadStatement, ReadStatements, SealedStatement } from '@platzwart/contracts/bank';
import { type LocalDate, addDays } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/vault';
import { clubNow } from '../booking/domain/clubNow.ts';
import type { Call } from '../core/call.ts';
import type { Answer } from '../core/commandStream.ts';
import { reject } from '../core/decider.ts';
import type { SealedReading } from '../ledger/bank/bankCommands.ts';
import { type BankState, knownId } from '../ledger/bank/bankState.ts';
import type { LedgerCommand, LedgerErrorCode, LedgerState } from '../ledger/ledgerDecider.ts';

type Dependencies = Readonly<{
  ledger: Readonly<{
    current: () => Readonly<{ state: LedgerState }>;
    send: (command: LedgerCommand, call: Call) => Promise<Answer<LedgerErrorCode>>;
  }>;
  vault: Pick<Vault, 'retentionKeys'>;
  /** A new UUID. */
  newId: () => string;
}>;

/** Keys of older years are destroyed (decisions.md N36). */
const keptYears = 8;
/** Banks book on the next working day, and state it in the files of the days before. */
const mostDaysAhead = 14;

const daysOf = ({ opening, closing, movements }: ReadStatement): readonly LocalDate[] => [
  ...movements.map(({ bookedOn }) => bookedOn),
  ...[opening, closing].flatMap((balance) => (balance ? [balance.on] : [])),
];

const yearOf = (day: string): number => Number(day.slice(0, 4));
const lastOf = (days: readonly LocalDate[], otherwise: LocalDate): LocalDate => days.toSorted().at(-1) ?? otherwise;

const isInTime = (statement: ReadStatement, today: LocalDate): boolean => {
  const latest = addDays(today, mostDaysAhead);
  return daysOf(statement).every((day) => yearOf(day) >= yearOf(today) - keptYears && day <= latest);
};

/** Statements in another format have the same balances: they say the same about what is missing. */
const keyOf = ({ iban, opening, closing }: ReadStatement): string | null =>
  opening && closing
    ? createHash('sha256')
        .update(JSON.stringify([iban, opening.on, opening.amount, closing.on, closing.amount]))
        .digest('hex')
        .slice(0, 25)
    : null;

/** Without the movements that are known already: they are sealed in an earlier statement. */
const contentOf = ({ iban, opening, closing, movements }: ReadStatement, bank: BankState): SealedStatement => ({
  ...{ iban, opening, closing, total: movements.reduce((sum, { amount }) => sum + amount, 0) },
  contents: Object.fromEntries(
    movements.flatMap(({ movementId, content }) =>
      knownId(bank, movementId) === undefined ? [[movementId, content] as const] : [],
    ),
  ),
});

/**
 * Keeps what is new in statements of account, sealed with the key of the year of each statement. Refuses with ERR_STATEMENT_OUT_OF_TIME
 * where days are older than statements are kept, or in the future. What is known already changes nothing.
 */
export const readStatements =
  ({ ledger, vault, newId }: Dependencies) =>
  async ({ statements }: ReadStatements['data'], call: Call): Promise<Answer<string>> => {
    const today = clubNow(call.now).date;
    if (!statements.every((each) => isInTime(each, today))) return reject('ERR_STATEMENT_OUT_OF_TIME', 'file');
    const { bank } = ledger.current().state;
    const sealed: SealedReading[] = [];
    for (const statement of statements) {
      const year = yearOf(lastOf(daysOf(statement), today));
      sealed.push({
        ...{ statementId: newId(), year, statementKey: keyOf(statement), format: statement.format },
        movements: statement.movements.map(({ content: _, ...movement }) => movement),
        sealed: await vault.retentionKeys.seal(year, contentOf(statement, bank)),
      });
    }
    return ledger.send({ type: 'RecordStatements', data: { statements: sealed } }, call);
  };
