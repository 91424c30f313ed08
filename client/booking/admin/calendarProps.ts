import type { ClubClock } from '../../courtPlan/plan/clubClock.ts';
import type { SportPlan } from '../../courtPlan/plan/sportPlan.ts';
import type { CalendarAddress } from './address/calendarAddress.ts';

/** What every view of the calendar gets. */
export type CalendarProps = {
  plan: SportPlan;
  clock: ClubClock;
  address: CalendarAddress;
  go: (change: Partial<CalendarAddress>) => void;
};
