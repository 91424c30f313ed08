import { type FeatureNames } from '../core/index.ts';

export const bankNames = {
  errorCodes: [
    // Why a file is not read as a statement of account.
    ...(['ERR_STATEMENT_UNKNOWN', 'ERR_STATEMENT_MALFORMED', 'ERR_STATEMENT_TOO_LARGE'] as const),
    ...(['ERR_STATEMENT_OTHER_CURRENCY', 'ERR_STATEMENT_OUT_OF_TIME'] as const),
    // Why nothing is done with a movement.
    ...(['ERR_MOVEMENT_NOT_FOUND', 'ERR_MOVEMENT_NOT_UPDATED', 'ERR_MOVEMENT_TOO_SMALL'] as const),
  ],
  successCodes: ['SUC_STATEMENT_READ', 'SUC_MOVEMENT_UPDATED'],
  mailKinds: [],
  historyKinds: ['BANK'],
  readModels: ['bank'],
} as const satisfies FeatureNames;
export type BankErrorCode = (typeof bankNames.errorCodes)[number];
