import { type LocalDate, addDays, localDate } from '@platzwart/contracts/core';

/** Every time a member sees is wall-clock time of this zone, whatever zone the browser is in. */
export const clubZone = 'Europe/Berlin';

let clubClock: Intl.DateTimeFormat | undefined;
/** Made when it is first asked for: that takes milliseconds, which the start of the page can do without. */
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

/** What the club's calendar and clocks show at `epochMilliseconds`; minutes count from local midnight. */
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

/** How far the club's clocks are ahead of UTC at an instant, in milliseconds. */
const clubOffsetAt = (epochMilliseconds: number): number => {
  const { date, minute } = clubClockAt(epochMilliseconds);
  return asIfUtc(date, minute) - Math.floor(epochMilliseconds / minuteMilliseconds) * minuteMilliseconds;
};

/**
 * The instant at which the club's clocks show `minute` (0 to 1440) on `date`, in epoch milliseconds.
 * Asks for the offset twice, because the first guess may lie on the other side of a clock change. The hour that a
 * change skips or repeats is no playing time (decisions.md P15); the repeated one counts as its first pass.
 */
export const instantOf = (date: LocalDate, minute: number): number => {
  const [day, rest] = minute === 1440 ? [addDays(date, 1), 0] : [date, minute];
  const wall = asIfUtc(day, rest);
  const guess = wall - clubOffsetAt(wall);
  return wall - clubOffsetAt(guess);
};
