import { type LocalDate, addDays, localDate } from '@platzwart/contracts/core';

/** Every time a member sees is wall-clock time of this zone, whatever zone the browser is in. */
export const clubZone = 'Europe/Berlin';

let clubClock: Intl.DateTimeFormat | undefined;
/** Created at the first use, because it takes milliseconds that the start of the page should not spend. */
const formatOfClubClock = (): Intl.DateTimeFormat =>
  (clubClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: clubZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }));

/** The club's calendar day and time at `epochMilliseconds`; minutes count from local midnight. */
export const clubClockAt = (epochMilliseconds: number): Readonly<{ date: LocalDate; minute: number }> => {
  const parts = new Map(
    formatOfClubClock()
      .formatToParts(epochMilliseconds)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: localDate(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`),
    minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
};

const minuteMilliseconds = 60_000;
const asIfUtc = (date: LocalDate, minute: number): number =>
  Date.parse(`${date}T00:00:00Z`) + minute * minuteMilliseconds;

/** The club's offset from UTC at an instant, in milliseconds. */
const clubOffsetAt = (epochMilliseconds: number): number => {
  const { date, minute } = clubClockAt(epochMilliseconds);
  return asIfUtc(date, minute) - Math.floor(epochMilliseconds / minuteMilliseconds) * minuteMilliseconds;
};

/**
 * The instant of `minute` (0 to 1440) on `date` on the club's clock, in epoch milliseconds. Computes the offset twice,
 * because the first guess may lie on the other side of a clock change. The hour that a change skips or repeats cannot
 * be booked (decisions.md P15); a repeated time means its first occurrence.
 */
export const instantOf = (date: LocalDate, minute: number): number => {
  const [day, rest] = minute === 1440 ? [addDays(date, 1), 0] : [date, minute];
  const wall = asIfUtc(day, rest);
  const guess = wall - clubOffsetAt(wall);
  return wall - clubOffsetAt(guess);
};
