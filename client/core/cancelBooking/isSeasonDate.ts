import { type BookingCategory, isSeasonTicket } from '@platzwart/contracts/core';

/** A date of a season booking: its owner can release the court, and its price stays (decisions.md B6). */
export const isSeasonDate = ({ category }: Readonly<{ category: BookingCategory }>): boolean =>
  isSeasonTicket(category);

/** Whether a booking is cancelled, or a date of a season booking released: each has its words. */
export const kindOfCancelling = (booking: Readonly<{ category: BookingCategory }>): 'single' | 'season' =>
  isSeasonDate(booking) ? 'season' : 'single';
