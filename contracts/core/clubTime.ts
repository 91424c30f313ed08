import { Temporal } from 'temporal-polyfill';
import { bookingRetentionYears } from './bookingRetention.ts';
import {
  type LocalDate,
  type LocalTime,
  addDays,
  dateOfEpochDay,
  epochDay,
  localDate,
  localTime,
  millisecondsPerDay,
  minuteOfDay,
  timeOfMinute,
} from './wallClock.ts';
import { zoneOffsets } from './zoneOffsets.ts';

/** Every time a member sees is wall-clock time of this zone, whatever zone the browser is in (docs/specification/decisions.md). */
export const clubZone = 'Europe/Berlin';

const offsetThroughout = zoneOffsets(clubZone);

/** For days on which the clocks are changed. */
const calendarMilliseconds = (day: LocalDate, minute: number): number =>
  Temporal.PlainDateTime.from(`${day}T${timeOfMinute(minute)}`).toZonedDateTime(clubZone).epochMilliseconds;

/** Milliseconds since 1970 at which the club's clocks show `time` on `date`; 24:00 is the next day's midnight. */
export const millisecondsOf = (date: LocalDate, time: LocalTime): number => {
  const [day, minute] = time === '24:00' ? [addDays(date, 1), 0] : [date, minuteOfDay(time)];
  const utcDay = epochDay(day);
  // The club's zone is ahead of UTC by less than a day, so the club's day overlaps this UTC day and the one before.
  const offset = offsetThroughout(utcDay);
  if (offset === null || offset !== offsetThroughout(utcDay - 1)) return calendarMilliseconds(day, minute);
  return utcDay * millisecondsPerDay + minute * 60_000 - offset;
};

/** The instant at which the club's clocks show `time` on `date`; 24:00 is the next day's midnight. */
export const instantOf = (date: LocalDate, time: LocalTime): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(millisecondsOf(date, time));

/** Whether the club's clocks show `time` on `date`: not in the hour that the change to summer time leaves out (decisions.md P15). */
export const isOnClubClock = (date: LocalDate, time: LocalTime): boolean =>
  time === '24:00' || clubClockOf(millisecondsOf(date, time)).minute === minuteOfDay(time);

type ClubClock = Readonly<{ date: LocalDate; minute: number }>;

/** For days on which the clocks are changed. */
const calendarClock = (epochMilliseconds: number): ClubClock => {
  const local = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(clubZone);
  return {
    date: localDate(local.toPlainDate().toString()),
    minute: minuteOfDay(localTime(local.toPlainTime().toString({ smallestUnit: 'minute' }))),
  };
};

/** Date and time in the club's zone at this number of milliseconds since 1970, truncated to the minute. */
export const clubClockOf = (epochMilliseconds: number): ClubClock => {
  const offset = offsetThroughout(Math.floor(epochMilliseconds / millisecondsPerDay));
  if (offset === null) return calendarClock(epochMilliseconds);
  const local = epochMilliseconds + offset;
  const day = Math.floor(local / millisecondsPerDay);
  return { date: dateOfEpochDay(day), minute: Math.floor((local - day * millisecondsPerDay) / 60_000) };
};

/** Date and time in the club's zone at `instant`, truncated to the minute. */
export const clubClockAt = (instant: Temporal.Instant): ClubClock => clubClockOf(instant.epochMilliseconds);

/**
 * Last instant at which an owner may cancel: `cancellationHours` of elapsed time before the start. On a day of 23 or 25 hours the wall
 * clock therefore differs from that of the start (decisions.md B4, P15). 0 = until the start.
 */
export const cancellableUntil = (
  start: Readonly<{ date: LocalDate; start: LocalTime }>,
  cancellationHours: number,
): Temporal.Instant => instantOf(start.date, start.start).subtract({ minutes: Math.round(cancellationHours * 60) });

/** The first day whose bookings may still name their people on `today`, in the club's calendar; 29 February is treated as 28 February. */
export const firstDayWithNames = (today: LocalDate): LocalDate =>
  localDate(Temporal.PlainDate.from(today).subtract({ years: bookingRetentionYears }).toString());
