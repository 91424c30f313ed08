import { debitSentencesDe } from './debitSentences.de.ts';

/** What the club log says about money on the club's accounts, and money that was paid otherwise or paid back. */
export const moneySentencesDe = {
  you: {
    ...debitSentencesDe.you,
    ClaimPaid: 'Du hast eine Zahlung beim Verein eingetragen.',
    ClaimRefunded: 'Du hast eine Zahlung beim Verein zurückgezahlt.',
    InvoiceRefunded: 'Du hast den Betrag der stornierten Rechnung {{number}} erstattet.',
    StatementRead: 'Du hast einen Kontoauszug eingelesen ({{found}} Umsätze, {{added}} davon neu).',
    MovementSetAside: 'Du hast einen Umsatz beiseitegelegt.',
    MovementTakenBack: 'Du hast einen Umsatz wieder geöffnet.',
  },
  others: {
    ...debitSentencesDe.others,
    ClaimPaid: '{{who}} hat eine Zahlung beim Verein eingetragen.',
    ClaimRefunded: '{{who}} hat eine Zahlung beim Verein zurückgezahlt.',
    InvoiceRefunded: '{{who}} hat den Betrag der stornierten Rechnung {{number}} erstattet.',
    StatementRead: '{{who}} hat einen Kontoauszug eingelesen ({{found}} Umsätze, {{added}} davon neu).',
    MovementSetAside: '{{who}} hat einen Umsatz beiseitegelegt.',
    MovementTakenBack: '{{who}} hat einen Umsatz wieder geöffnet.',
  },
} as const;
