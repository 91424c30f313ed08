import type { ReadModelName } from '@platzwart/contracts/catalogue';

/** What the read models are called on the overview and on the page of operations. */
export const readModelNamesDe = {
  bank: 'Kontoumsätze',
  bookings: 'Buchungen',
  club_events: 'Termine',
  club_settings: 'Einstellungen',
  debits: 'Lastschriften',
  figures: 'Auswertung',
  history: 'Verläufe und Protokoll',
  invoices: 'Rechnungen',
  payments: 'Onlinezahlungen',
  people: 'Konten',
  season_plans: 'Entwürfe der Saison',
  vouchers: 'Stundenkarten',
  waiting_list: 'Warteliste',
} as const satisfies Record<ReadModelName, string>;
