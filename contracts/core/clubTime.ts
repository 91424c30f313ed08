import { Temporal } from 'temporal-polyfill';
import {
  type LocalDate,
  type LocalTime,
  addDays,
  localDate,
  localTime,
  minuteOfDay,
  timeOfMinute,
} from './wallClock.ts';

/** Every time a member sees is wall-clock time of this zone, whatever zone the browser is in (decisions.md, first lines). */
export const clubZone = 'Europe/Berlin';

/** The instant at which the club's clocks show `time` on `date`; 24:00 is the next day's midnight. */
export const instantOf = (date: LocalDate, time: LocalTime): Temporal.Instant => {
  const [day, clock] = time === '24:00' ? [addDays(date, 1), timeOfMinute(0)] : [date, time];
  return Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(clubZone).toInstant();
};

/** What the club's clocks and calendar show at `instant`, cut to the minute. */
export const clubClockAt = (instant: Temporal.Instant): Readonly<{ date: LocalDate; minute: number }> => {
  const local = instant.toZonedDateTimeISO(clubZone);
  return {
    date: localDate(local.toPlainDate().toString()),
    minute: minuteOfDay(localTime(local.toPlainTime().toString({ smallestUnit: 'minute' }))),
  };
};

/**
 * Last instant at which an owner may cancel: `cancellationHours` before the start in time that really passes, so that on a
 * day of 23 or 25 hours the wall clock shows another time than that of the start (decisions.md B4, P15). 0 = until the start.
 */
export const cancellableUntil = (
  start: Readonly<{ date: LocalDate; start: LocalTime }>,
  cancellationHours: number,
): Temporal.Instant => instantOf(start.date, start.start).subtract({ minutes: Math.round(cancellationHours * 60) });
