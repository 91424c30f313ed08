import { Temporal } from 'temporal-polyfill';
import { millisecondsPerDay } from './wallClock.ts';

/** More days than a season and its bookings have; then it starts anew. */
const daysKept = 2_000;

/**
 * How far the clocks of `zone` are ahead of UTC, in milliseconds, all through a UTC day (counted from 1970-01-01); null on a
 * day on which they are changed. The calendar is asked once for each day: that takes longer than all the rules of a booking.
 */
export const zoneOffsets = (zone: string): ((utcDay: number) => number | null) => {
  const known = new Map<number, number | null>();
  const startingWith = (utcDay: number): number =>
    Temporal.Instant.fromEpochMilliseconds(utcDay * millisecondsPerDay).toZonedDateTimeISO(zone).offsetNanoseconds /
    1e6;
  return (utcDay) => {
    const found = known.get(utcDay);
    if (found !== undefined) return found;
    const offset = startingWith(utcDay);
    const held = offset === startingWith(utcDay + 1) ? offset : null;
    if (known.size === daysKept) known.clear();
    known.set(utcDay, held);
    return held;
  };
};
