import type { BankErrorCode, ReadStatements } from '@platzwart/contracts/bank';
import { readStatements } from '../../bank/statements/readStatements.ts';
import type { Statement } from '../../bank/statements/statementEntry.ts';
import { type StatementProblem, UnreadableStatement } from '../../bank/statements/unreadableStatement.ts';
import { type BesideLoop, besideTask } from '../../core/besideLoop.ts';
import { Refusal } from '../../core/refusal.ts';
import { readCommands } from './readCommands.ts';

/** What a file contains. */
export type Reading = Readonly<{
  /** Keep its movements. */
  commands: readonly ReadStatements['data'][];
  /** Movements, each once, and how many of them could not be read. */
  found: number;
  unreadable: number;
  accounts: readonly string[];
  /** Those in another currency than euros. */
  skippedAccounts: readonly string[];
  isCutOff: boolean;
}>;

const readingOf = (statements: readonly Statement[]): Reading => {
  const entries = new Map(statements.flatMap((statement) => statement.entries.map((entry) => [entry.id, entry])));
  const accountsIn = (isMeant: (statement: Statement) => boolean): readonly string[] => [
    ...new Set(statements.filter(isMeant).map(({ iban }) => iban)),
  ];
  return {
    commands: readCommands(statements),
    found: entries.size,
    unreadable: [...entries.values()].filter(({ problem }) => problem !== null).length,
    accounts: accountsIn(({ currency }) => currency === 'EUR'),
    skippedAccounts: accountsIn(({ currency }) => currency !== 'EUR'),
    isCutOff: statements.some((statement) => statement.isCutOff),
  };
};

type Outcome = Readonly<{ reading: Reading }> | Readonly<{ problem: StatementProblem; line: number | null }>;

/** Reads a file in Base64: seconds for one of several megabytes. */
export const readingTask = besideTask('statements', (file: string): Outcome => {
  try {
    return { reading: readingOf(readStatements(Buffer.from(file, 'base64'))) };
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error;
    return { problem: error.problem, line: error.line };
  }
});

const codes: Readonly<Record<StatementProblem, BankErrorCode>> = {
  UNKNOWN: 'ERR_STATEMENT_UNKNOWN',
  MALFORMED: 'ERR_STATEMENT_MALFORMED',
  TOO_LARGE: 'ERR_STATEMENT_TOO_LARGE',
  OTHER_CURRENCY: 'ERR_STATEMENT_OTHER_CURRENCY',
};

const base64 = /^[A-Za-z\d+/]*={0,2}$/;

/** What a file in Base64 contains, read beside the event loop. Refused with the code that says why it is not read. */
export const readUpload = async (file: string, besideLoop: BesideLoop, caller: string): Promise<Reading> => {
  if (!base64.test(file)) throw new Refusal('ERR_INVALID_INPUT', ['file']);
  const outcome = await besideLoop(readingTask, file, caller);
  if ('reading' in outcome) return outcome.reading;
  throw new Refusal(codes[outcome.problem], ['file'], { line: outcome.line });
};
