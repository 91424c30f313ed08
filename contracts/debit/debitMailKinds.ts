export const debitMailKinds = [
  'MANDATE_SIGNED',
  'MANDATE_REVOKED',
  'DEBIT_ANNOUNCED',
  'DEBIT_CANCELLED',
  'DEBIT_RETURNED',
] as const;
export type DebitMailKind = (typeof debitMailKinds)[number];
