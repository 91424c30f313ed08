/** The read models, each with a name that people see, too (client/app/dashboard/readModelNames.*.ts). */
export const readModelNames = [
  ...(['bank', 'bookings', 'club_events', 'club_settings', 'debits', 'figures', 'history', 'invoices'] as const),
  ...(['payments', 'people', 'season_plans', 'vouchers', 'waiting_list'] as const),
] as const;
export type ReadModelName = (typeof readModelNames)[number];
