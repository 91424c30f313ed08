import type { TextShape } from '../core/index.ts';
import type { bankSuccessTextsDe, bankTextsDe } from './bankTexts.de.ts';

export const bankTextsEn: TextShape<typeof bankTextsDe> = {
  errors: {
    ERR_STATEMENT_UNKNOWN:
      'This is not a statement of account that we can read. Download a CAMT (camt.052, camt.053, camt.054) or MT940 file from your bank.',
    ERR_STATEMENT_MALFORMED:
      'The file is damaged: its movements cannot be told apart. Nothing has been read. Try the other format (CAMT or MT940) of your bank.',
    ERR_STATEMENT_TOO_LARGE: 'The file is too large. Choose a shorter period at your bank.',
    ERR_STATEMENT_OTHER_CURRENCY: 'No account in the file is in euros. Invoices are, so nothing has been read.',
    ERR_STATEMENT_OUT_OF_TIME:
      'The statement has movements that are older than eight years or in the future. Choose another period at your bank.',
    ERR_MOVEMENT_NOT_FOUND: 'This movement no longer exists. Reload the page.',
    ERR_MOVEMENT_NOT_UPDATED:
      'The movement has been dealt with otherwise meanwhile, perhaps by somebody else. Reload the page.',
    ERR_MOVEMENT_TOO_SMALL: 'This movement is not enough for that: a movement pays at most its amount.',
  },
  mailKinds: {},
  readModels: {
    bank: 'Movements on the account',
  },
  you: {
    StatementRead: 'You read a bank statement ({{found}} movements, {{added}} of them new).',
    MovementSetAside: 'You set a movement aside.',
    MovementTakenBack: 'You opened a movement again.',
  },
  others: {
    StatementRead: '{{who}} read a bank statement ({{found}} movements, {{added}} of them new).',
    MovementSetAside: '{{who}} set a movement aside.',
    MovementTakenBack: '{{who}} opened a movement again.',
  },
};

export const bankSuccessTextsEn: TextShape<typeof bankSuccessTextsDe> = {
  SUC_STATEMENT_READ: 'The statement of account has been read.',
  SUC_MOVEMENT_UPDATED: 'The movement has been dealt with.',
};
