import type { ReadModelName } from '@platzwart/contracts/catalogue';
import { bank } from './bank/bank/bank.ts';
import { bookings } from './booking/bookings/bookings.ts';
import { clubEvents } from './club-event/clubEvents/clubEvents.ts';
import { clubSettings } from './club/clubSettings/clubSettings.ts';
import type { ReadModel } from './core/readModel.ts';
import { debits } from './debit/debits/debits.ts';
import { figures } from './figures/figures/figures.ts';
import { history } from './history/history.ts';
import { seasonPlans } from './booking/seasonPlans/seasonPlans.ts';
import { waitingList } from './booking/waitingList/waitingList.ts';
import { payments } from './booking/payments/payments.ts';
import { invoices } from './invoice/invoices/invoices.ts';
import { people } from './user/people/people.ts';
import { vouchers } from './voucher/vouchers/vouchers.ts';

const byName: Readonly<Record<ReadModelName, ReadModel>> = {
  bank,
  bookings,
  club_events: clubEvents,
  club_settings: clubSettings,
  debits,
  figures,
  history,
  invoices,
  payments,
  people,
  season_plans: seasonPlans,
  vouchers,
  waiting_list: waitingList,
};

/** All read models. */
export const readModels: readonly ReadModel[] = Object.values(byName);
