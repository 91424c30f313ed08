import type { BookingCategory } from '@platzwart/contracts/booking';

/** A date of a season booking: its owner releases it, and its price stays (decisions.md B6). */
export const isSeasonDate = ({ category }: Readonly<{ category: BookingCategory }>): boolean =>
  category === 'SAISON' || category === 'GUEST_SAISON';
