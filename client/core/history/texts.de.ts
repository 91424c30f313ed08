import { historySentencesDe } from '@platzwart/contracts/history-sentences/de';
import { featureTextsDe } from '@platzwart/contracts/feature-texts/de';

/** Texts of what happened to a booking: a sentence for each type of event. */
export const historyTextsDe = {
  title: 'Verlauf',
  open: 'Verlauf',
  openNamed: 'Verlauf: {{booking}}',
  list: 'Was geschehen ist, das Neueste zuerst',
  none: 'Hierzu ist nichts aufgezeichnet.',
  evidence: {
    open: 'Nachweis als PDF',
    preparing: 'Der Nachweis wird erstellt …',
    failed: 'Der Nachweis kann gerade nicht erstellt werden. Bitte versuche es in einer Minute noch einmal.',
  },
  ...historySentencesDe,
  fact: '{{label}}: {{value}}',
  factBefore: '{{label}}: {{value}}, bisher: {{before}}',
  more: 'Weitere Angaben',
  before: 'Bisher: {{what}}',
  plan: {
    NONE: 'Jetzt am {{from}}, {{times}}',
    DAILY: 'Jetzt täglich von {{from}} bis {{until}}, {{times}}',
    WEEKLY: 'Jetzt wöchentlich von {{from}} bis {{until}}, {{times}}',
    MONTHLY: 'Jetzt monatlich von {{from}} bis {{until}}, {{times}}',
  },
  moments: {
    typed: 'Zeitpunkt',
    example: '31.12., 12:00',
    wrong: 'Gib einen Tag und eine Uhrzeit an, zum Beispiel 31.12., 12:00.',
    show: 'Zeigen',
    shown: 'Stand',
    compared: 'Verglichen mit einem späteren Stand',
    previous: 'Ein Ereignis zurück',
    next: 'Ein Ereignis weiter',
    comparedWithNow: 'Verglichen mit jetzt',
    comparedWith: 'Verglichen mit dem Stand vom {{time}}',
  },
  mail: {
    SENT: 'E-Mail gesendet: {{kind}}',
    WAITING: 'E-Mail wird gesendet: {{kind}}',
    FAILED: 'E-Mail nicht zustellbar: {{kind}}',
    DROPPED: 'E-Mail entfallen: {{kind}}',
  },
  mailKinds: featureTextsDe.mailKinds,
} as const;
