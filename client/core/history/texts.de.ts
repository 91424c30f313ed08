import { mailKindTextsDe } from '../texts/mailKindTexts.de.ts';

/** Texts of what happened to a booking: a sentence for each type of event. */
export const historyTextsDe = {
  title: 'Verlauf',
  open: 'Verlauf',
  openNamed: 'Verlauf: {{booking}}',
  list: 'Was geschehen ist, das Neueste zuerst',
  none: 'Hierzu ist nichts aufgezeichnet.',
  club: 'Der Verein',
  admin: '{{name}} (Admin)',
  system: 'Das System',
  erased: 'Eine gelöschte Person',
  you: {
    CourtBooked: 'Du hast gebucht.',
    BookingCancelled: 'Du hast storniert.',
    other: 'Du hast etwas geändert.',
  },
  others: {
    CourtBooked: '{{who}} hat gebucht.',
    BookingCancelled: '{{who}} hat storniert.',
    other: '{{who}} hat etwas geändert.',
  },
  reason: 'Grund: {{reason}}',
  remark: 'Bemerkung: {{remark}}',
  price: 'Preis: {{price}}',
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
  mailKinds: mailKindTextsDe,
} as const;
