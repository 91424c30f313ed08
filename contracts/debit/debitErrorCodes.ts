export const debitErrorCodes = [
  'ERR_MANDATE_NOT_CREATED',
  'ERR_MANDATE_NOT_FOUND',
  'ERR_DEBIT_NOT_CREATED',
  'ERR_DEBIT_NOT_UPDATED',
  'ERR_DEBIT_NOT_FOUND',
] as const;
export type DebitErrorCode = (typeof debitErrorCodes)[number];
