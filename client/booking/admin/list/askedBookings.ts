import type { LocalDate } from '@platzwart/contracts/core';
import type { BookingFilter } from './bookingFilter.ts';

/** The bookings that the list asks for: the filter, the sport, and the first day. */
export type AskedBookings = BookingFilter & Readonly<{ sport: string; fromDate: LocalDate }>;

/** The variables of `bookingPage`. */
export const variablesOf = ({ until, ...asked }: AskedBookings, size: number) => ({ ...asked, toDate: until, size });
