import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { clubClockAt, clubZone, instantOf } from './clubTime.ts';
import { addDays, dateOfEpochDay, localDate, minuteOfDay, timeOfMinute } from './wallClock.ts';

const calendarInstant = (date: string, time: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(clubZone).toInstant();

const calendarClock = (instant: Temporal.Instant) => {
  const local = instant.toZonedDateTimeISO(clubZone);
  return { date: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute };
};

const minutes = Array.from({ length: 48 }, (_, index) => index * 30);
/** The last Sundays of March and October of ten years, and the days beside them. */
const daysOfChange = Array.from({ length: 10 }, (_, index) => 2021 + index).flatMap((year) =>
  [`${year}-03-31`, `${year}-10-31`].flatMap((lastOfMonth) =>
    Array.from({ length: 9 }, (_, back) => addDays(localDate(lastOfMonth), 1 - back)),
  ),
);

describe("The cached offsets of the club's zone", () => {
  it('equal those of the calendar, around every change of ten years', () => {
    for (const date of daysOfChange)
      for (const minute of minutes) {
        const expected = calendarInstant(date, timeOfMinute(minute));
        expect(instantOf(date, timeOfMinute(minute)).epochMilliseconds).toBe(expected.epochMilliseconds);
        expect(clubClockAt(expected)).toEqual(calendarClock(expected));
      }
  });

  it('equal those of the calendar, on any day of a century', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_500 }), fc.integer({ min: 0, max: 1_439 }), (day, minute) => {
        const [date, time] = [dateOfEpochDay(day), timeOfMinute(minute)];
        const expected = calendarInstant(date, time);
        expect(instantOf(date, time).epochMilliseconds).toBe(expected.epochMilliseconds);
        expect(clubClockAt(expected)).toEqual(calendarClock(expected));
        expect(minuteOfDay(time)).toBe(minute);
      }),
      { numRuns: 2_000 },
    );
  });
});
