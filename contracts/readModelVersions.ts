import type { ReadModelName } from './catalogue.ts';

/**
 * The versions of the read models' tables, which the projection-service fills and the gateway reads. One increases with every change of its
 * tables or of what is written into them; the tables are then built anew beside the old ones. The gateway reads those of its own versions only.
 */
export const readModelVersions: Readonly<Record<ReadModelName, number>> = {
  bank: 6,
  bookings: 14,
  club_events: 1,
  club_settings: 9,
  debits: 4,
  figures: 3,
  history: 12,
  invoices: 11,
  payments: 4,
  people: 10,
  season_plans: 2,
  vouchers: 3,
  waiting_list: 1,
};
