/** Why a file is not read as a statement of account. */
export const bankErrorCodes = [
  'ERR_STATEMENT_UNKNOWN',
  'ERR_STATEMENT_MALFORMED',
  'ERR_STATEMENT_TOO_LARGE',
  'ERR_STATEMENT_OTHER_CURRENCY',
] as const;
export type BankErrorCode = (typeof bankErrorCodes)[number];
