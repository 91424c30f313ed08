import { type FeatureNames } from '../core/index.ts';

export const debitNames = {
  errorCodes: [
    'ERR_MANDATE_NOT_CREATED',
    'ERR_MANDATE_NOT_FOUND',
    'ERR_DEBIT_NOT_CREATED',
    'ERR_DEBIT_NOT_UPDATED',
    'ERR_DEBIT_NOT_FOUND',
    // A direct debit has paid the invoice: its return opens it again, and not a payment that came back.
    'ERR_PAID_BY_DIRECT_DEBIT',
  ],
  successCodes: [
    'SUC_MANDATE_SIGNED',
    'SUC_MANDATE_REVOKED',
    'SUC_DEBITS_ANNOUNCED',
    'SUC_DEBITS_CANCELED',
    'SUC_DEBITS_SUBMITTED',
    'SUC_DEBITS_PAID',
    'SUC_DEBIT_RETURNED',
  ],
  mailKinds: ['MANDATE_SIGNED', 'MANDATE_REVOKED', 'DEBIT_ANNOUNCED', 'DEBIT_CANCELLED', 'DEBIT_RETURNED'],
  historyKinds: [],
  readModels: ['debits'],
} as const satisfies FeatureNames;
export type DebitErrorCode = (typeof debitNames.errorCodes)[number];
export type DebitMailKind = (typeof debitNames.mailKinds)[number];
