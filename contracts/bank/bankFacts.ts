import { type FactsOf, asText, hidden, value, words } from '../core/facts.ts';
import type { BankEvent } from './bankEvents.ts';

const id = hidden('ID');
const ofStatement = { statementId: id, year: value(['Jahr', 'Year'], asText.plain) };

/** How a history shows the statements of account; what payers wrote is in the read model `bank` only. */
export const bankFacts = {
  StatementRead: {
    ...{ ...ofStatement, statementKey: id, movements: hidden('BYTES'), same: id, sealed: hidden('BYTES') },
    format: words(['Format', 'Format'], {
      CAMT: ['CAMT', 'CAMT'],
      CAMT_REPORT: ['CAMT (Tagesumsätze)', 'CAMT (report of the day)'],
      MT940: ['MT940', 'MT940'],
    }),
    fromDate: value(['Erster Tag', 'First day'], asText.day),
    toDate: value(['Letzter Tag', 'Last day'], asText.day),
    found: value(['Umsätze', 'Movements'], asText.count),
    added: value(['Davon neu', 'Of them new'], asText.count),
  },
  MovementSetAside: {
    ...{ ...ofStatement, movementId: id, sealedNote: hidden('SECRET') },
    reason: words(['Grund', 'Reason'], {
      MEMBERSHIP_FEE: ['Mitgliedsbeitrag', 'Membership fee'],
      DONATION: ['Spende', 'Donation'],
      OTHER: ['Sonstiges', 'Other'],
    }),
  },
  MovementTakenBack: { ...ofStatement, movementId: id },
} as const satisfies FactsOf<BankEvent>;
