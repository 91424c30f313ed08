import { useFormat } from '../../../core/formatting/useFormat.ts';
import { useClubClock } from '../../../courtPlan/useClubClock.ts';
import { entryDaysOn } from './entryDays.ts';

/** The days on which the club may enter a booking today, and how they are called: `15. Juni 2026`. */
export const useEntryDays = () => {
  const { date } = useFormat();
  const days = entryDaysOn(useClubClock().date);
  return { days, names: { first: date(days.first, 'plain'), last: date(days.last, 'plain') } };
};
