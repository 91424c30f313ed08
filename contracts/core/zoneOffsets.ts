import { Temporal } from 'temporal-polyfill';
import { millisecondsPerDay } from './wallClock.ts';

/** Size limit of the cache: more days than a season and its bookings have; the cache is emptied when it is reached. */
const daysKept = 2_000;

/**
 * How far `zone` is ahead of UTC during a whole UTC day (counted from 1970-01-01), in milliseconds; null on a day with a clock change. The
 * result is cached per day, because the calendar lookup takes longer than all the rules of a booking.
 */
export const zoneOffsets = (zone: string): ((utcDay: number) => number | null) => {
  const known = new Map<number, number | null>();
  const offsetAtStartOf = (utcDay: number): number =>
    Temporal.Instant.fromEpochMilliseconds(utcDay * millisecondsPerDay).toZonedDateTimeISO(zone).offsetNanoseconds /
    1e6;
  return (utcDay) => {
    const found = known.get(utcDay);
    if (found !== undefined) return found;
    const offset = offsetAtStartOf(utcDay);
    const constantOffset = offset === offsetAtStartOf(utcDay + 1) ? offset : null;
    if (known.size === daysKept) known.clear();
    known.set(utcDay, constantOffset);
    return constantOffset;
  };
};
