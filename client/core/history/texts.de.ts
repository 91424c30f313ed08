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
  players: 'Mitspieler: {{names}}',
  noPlayers: 'Niemand ist mehr genannt.',
  guest: '{{name}} (Gast)',
  guestFee: 'Gastgebühr: {{fee}}',
  before: 'Bisher: {{what}}',
  titleBefore: 'Titel: {{title}}, bisher: {{before}}',
  noTitle: 'keiner',
  price: 'Preis: {{price}}',
  byCard: 'Preis: {{hours}} mit Stundenkarte',
  priceBefore: 'Preis: {{price}}, bisher {{before}}',
  plan: {
    NONE: 'Jetzt am {{from}}, {{times}}',
    DAILY: 'Jetzt täglich von {{from}} bis {{until}}, {{times}}',
    WEEKLY: 'Jetzt wöchentlich von {{from}} bis {{until}}, {{times}}',
    MONTHLY: 'Jetzt monatlich von {{from}} bis {{until}}, {{times}}',
  },
  why: 'Wie der Preis entstand',
  listPrice: 'Listenpreis',
  discount: 'Nachlass',
  vatRate: 'enthaltene MwSt.',
  priceGroup: 'Preisgruppe',
  settings: 'Stand der Einstellungen',
  percent: '{{value}} %',
  revision: 'Nr. {{value}}',
  roles: { GUEST: 'Gast', MEMBER: 'Mitglied', TRAINER: 'Trainer', ADMIN: 'Admin' },
  mail: {
    SENT: 'E-Mail gesendet: {{kind}}',
    WAITING: 'E-Mail wird gesendet: {{kind}}',
    FAILED: 'E-Mail nicht zustellbar: {{kind}}',
    DROPPED: 'E-Mail entfallen: {{kind}}',
  },
  mailKinds: featureTextsDe.mailKinds,
} as const;
