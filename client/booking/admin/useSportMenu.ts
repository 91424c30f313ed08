import { mdiCalendarMonthOutline } from '@mdi/js';
import type { MenuEntry } from '../../core/features/feature.ts';
import { useSportName } from '../../core/texts/useSportName.ts';
import { useClubSports } from './useClubSports.ts';

/** One entry per sport of the club, in the club's order (product.md §2). */
export const useSportMenu = (): readonly MenuEntry<'booking'>[] => {
  const sportName = useSportName();
  return useClubSports().map((sport, index) => ({
    section: 'booking',
    order: 10 + index / 100,
    to: `/dashboard/booking/${sport}`,
    icon: mdiCalendarMonthOutline,
    texts: 'bookingAdmin',
    label: (t) => t(($) => $.menu, { ns: 'bookingAdmin', sport: sportName(sport) }),
  }));
};
