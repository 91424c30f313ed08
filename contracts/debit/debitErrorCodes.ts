export const debitErrorCodes = [
  'ERR_MANDATE_NOT_CREATED',
  'ERR_MANDATE_NOT_FOUND',
  'ERR_DEBIT_NOT_CREATED',
  'ERR_DEBIT_NOT_UPDATED',
  'ERR_DEBIT_NOT_FOUND',
  // A direct debit has paid the invoice: its return opens it again, and not a payment that came back.
  'ERR_PAID_BY_DIRECT_DEBIT',
] as const;
export type DebitErrorCode = (typeof debitErrorCodes)[number];
