import type { BankErrorCode } from '@platzwart/contracts/bank';
import type { Statement } from '../../bank/statements/statementEntry.ts';
import { readStatements } from '../../bank/statements/readStatements.ts';
import { type StatementProblem, UnreadableStatement } from '../../bank/statements/unreadableStatement.ts';
import { Refusal } from '../../core/refusal.ts';

const codes: Readonly<Record<StatementProblem, BankErrorCode>> = {
  UNKNOWN: 'ERR_STATEMENT_UNKNOWN',
  MALFORMED: 'ERR_STATEMENT_MALFORMED',
  TOO_LARGE: 'ERR_STATEMENT_TOO_LARGE',
  OTHER_CURRENCY: 'ERR_STATEMENT_OTHER_CURRENCY',
};

const base64 = /^[A-Za-z\d+/]*={0,2}$/;

/** The statements in a file in Base64. Refused with the code that says why it is not read. */
export const readUpload = (file: string): readonly Statement[] => {
  if (!base64.test(file)) throw new Refusal('ERR_INVALID_INPUT', ['file']);
  try {
    return readStatements(Buffer.from(file, 'base64'));
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error;
    throw new Refusal(codes[error.problem], ['file'], { cause: error, line: error.line });
  }
};
