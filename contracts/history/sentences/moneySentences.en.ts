import { debitSentencesEn } from './debitSentences.en.ts';
import type { TextShape } from '../../core/textShape.ts';
import type { moneySentencesDe } from './moneySentences.de.ts';

/** What the club log says about money on the club's accounts, and money that was paid otherwise or paid back. */
export const moneySentencesEn: TextShape<typeof moneySentencesDe> = {
  you: {
    ...debitSentencesEn.you,
    ClaimPaid: 'You entered a payment at the club.',
    ClaimRefunded: 'You paid back a payment at the club.',
    InvoiceRefunded: 'You paid back the amount of the cancelled invoice {{number}}.',
    StatementRead: 'You read a bank statement ({{found}} movements, {{added}} of them new).',
    MovementSetAside: 'You set a movement aside.',
    MovementTakenBack: 'You opened a movement again.',
  },
  others: {
    ...debitSentencesEn.others,
    ClaimPaid: '{{who}} entered a payment at the club.',
    ClaimRefunded: '{{who}} paid back a payment at the club.',
    InvoiceRefunded: '{{who}} paid back the amount of the cancelled invoice {{number}}.',
    StatementRead: '{{who}} read a bank statement ({{found}} movements, {{added}} of them new).',
    MovementSetAside: '{{who}} set a movement aside.',
    MovementTakenBack: '{{who}} opened a movement again.',
  },
};
