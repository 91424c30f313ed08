import { type LocalDate, type LocalTime, minuteOfDay } from '@platzwart/contracts/core';
import { instantOf } from '../../../core/time/clubTime.ts';

type Listed = Readonly<{ date: LocalDate; start: LocalTime; end: LocalTime; state: string }>;

/**
 * The bookings of one person at `now` (epoch milliseconds): those to come, soonest first, and those that are over or
 * cancelled, latest first.
 */
export const accountBookings = <Booking extends Listed>(bookings: readonly Booking[], now: number) => {
  const startOf = ({ date, start }: Booking) => instantOf(date, minuteOfDay(start));
  const isAhead = ({ date, end, state }: Booking) => state !== 'CANCELED' && instantOf(date, minuteOfDay(end)) > now;
  const sorted = bookings.toSorted((a, b) => startOf(a) - startOf(b));
  return { upcoming: sorted.filter(isAhead), over: sorted.filter((booking) => !isAhead(booking)).toReversed() };
};
