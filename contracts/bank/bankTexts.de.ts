import type { FeatureTexts } from '../core/index.ts';

export const bankTextsDe = {
  errors: {
    ERR_STATEMENT_UNKNOWN:
      'Das ist kein Kontoauszug, den wir lesen können. Lade bei deiner Bank eine Datei im Format CAMT (camt.052, camt.053, camt.054) oder MT940.',
    ERR_STATEMENT_MALFORMED:
      'Die Datei ist beschädigt: Ihre Umsätze lassen sich nicht unterscheiden. Es wurde nichts gelesen. Versuche es mit dem anderen Format (CAMT oder MT940) deiner Bank.',
    ERR_STATEMENT_TOO_LARGE: 'Die Datei ist zu groß. Wähle bei deiner Bank einen kürzeren Zeitraum.',
    ERR_STATEMENT_OTHER_CURRENCY:
      'Kein Konto in der Datei wird in Euro geführt. Rechnungen sind in Euro, deshalb wurde nichts gelesen.',
    ERR_STATEMENT_OUT_OF_TIME:
      'Der Kontoauszug hat Umsätze, die älter als acht Jahre sind oder in der Zukunft liegen. Wähle bei deiner Bank einen anderen Zeitraum.',
    ERR_MOVEMENT_NOT_FOUND: 'Diesen Umsatz gibt es nicht mehr. Lade die Seite neu.',
    ERR_MOVEMENT_NOT_UPDATED:
      'Der Umsatz wurde inzwischen anders bearbeitet, vielleicht von einer anderen Person. Lade die Seite neu.',
    ERR_MOVEMENT_TOO_SMALL: 'Dieser Umsatz reicht dafür nicht: Ein Umsatz zahlt höchstens seinen Betrag.',
  },
  mailKinds: {},
  readModels: {
    bank: 'Kontoumsätze',
  },
  you: {
    StatementRead: 'Du hast einen Kontoauszug eingelesen ({{found}} Umsätze, {{added}} davon neu).',
    MovementSetAside: 'Du hast einen Umsatz beiseitegelegt.',
    MovementTakenBack: 'Du hast einen Umsatz wieder geöffnet.',
  },
  others: {
    StatementRead: '{{who}} hat einen Kontoauszug eingelesen ({{found}} Umsätze, {{added}} davon neu).',
    MovementSetAside: '{{who}} hat einen Umsatz beiseitegelegt.',
    MovementTakenBack: '{{who}} hat einen Umsatz wieder geöffnet.',
  },
} as const satisfies FeatureTexts;

export const bankSuccessTextsDe = {
  SUC_STATEMENT_READ: 'Der Kontoauszug ist gelesen.',
  SUC_MOVEMENT_UPDATED: 'Der Umsatz ist bearbeitet.',
} as const;
