import { mdiAccount, mdiAccountOutline, mdiLock, mdiSync, mdiSyncCircle, mdiTrophy, mdiWhistle } from '@mdi/js';
import type { BookingCategory } from '@platzwart/contracts/booking';
import type { CalendarKind } from '../../ui/theme/calendarColors.ts';

/** How the edge of a booking is drawn; together with the icon it tells the categories apart without any colour. */
export type EdgeStyle = 'solid' | 'dashed' | 'double' | 'doubleDashed' | 'dotted' | 'top' | 'hatch';

export type CategoryStyle = Readonly<{ icon: string; edge: EdgeStyle; tint: CalendarKind }>;

/** screens.md U40: two categories never share an icon or an edge. In the order of the legend. */
export const categoryStyles: Readonly<Record<BookingCategory, CategoryStyle>> = {
  SINGLE: { icon: mdiAccount, edge: 'solid', tint: 'single' },
  GUEST_SINGLE: { icon: mdiAccountOutline, edge: 'dashed', tint: 'guestSingle' },
  SAISON: { icon: mdiSyncCircle, edge: 'double', tint: 'season' },
  GUEST_SAISON: { icon: mdiSync, edge: 'doubleDashed', tint: 'guestSeason' },
  TRAINING: { icon: mdiWhistle, edge: 'top', tint: 'training' },
  EVENT: { icon: mdiTrophy, edge: 'dotted', tint: 'event' },
  BLOCK: { icon: mdiLock, edge: 'hatch', tint: 'block' },
};
