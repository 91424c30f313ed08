import type { ReadModelName } from '@platzwart/contracts/catalogue';

/** What the read models are called on the overview and on the page of operations. */
export const readModelNamesEn = {
  bank: 'Movements on the account',
  bookings: 'Bookings',
  club_events: 'Events',
  club_settings: 'Settings',
  debits: 'Direct debits',
  figures: 'Report',
  history: 'Histories and club log',
  invoices: 'Invoices',
  payments: 'Online payments',
  people: 'Accounts',
  season_plans: 'Drafts of the season',
  vouchers: 'Hour cards',
  waiting_list: 'Waiting list',
} satisfies Record<ReadModelName, string>;
