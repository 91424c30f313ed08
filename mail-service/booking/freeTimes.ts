import { type CourtBlock, endMinute, slotStarts } from '@platzwart/contracts/booking';
import { clubClockOf } from '@platzwart/contracts/club-time';
import {
  type LocalDate,
  type SportArrangement,
  addDays,
  daysBetween,
  minuteOfDay,
  timeOfMinute,
} from '@platzwart/contracts/core';
import type { TakenSpan } from '../core/takenCourts.ts';

/** decisions.md N18. */
const mostTimes = 3;
/** A time is near on the same day and the next ones. */
const daysAhead = 3;
/** Time to read the e-mail and to come. */
const leadMinutes = 60;

/** The days on which a free time would be near the block. */
export const daysNear = ({ date }: Pick<CourtBlock, 'date'>): readonly LocalDate[] =>
  Array.from({ length: daysAhead + 1 }, (_, index) => addDays(date, index));

const overlaps = (one: TakenSpan, other: TakenSpan): boolean =>
  one.date === other.date &&
  one.court === other.court &&
  one.startMinute < other.endMinute &&
  other.startMinute < one.endMinute;

type Known = Readonly<{
  arrangement: SportArrangement;
  taken: readonly TakenSpan[];
  /** Epoch milliseconds. */
  now: number;
}>;

/**
 * Up to three times at which a court of the sport is free for as long as `block` was, the nearest first; of each time one court, the same one
 * if it is free (decisions.md N18). They are free now, and not kept for anybody.
 */
export const freeTimesFor = (block: CourtBlock, { arrangement, taken, now }: Known): readonly CourtBlock[] => {
  const minutes = endMinute(block.end) - minuteOfDay(block.start);
  const clock = clubClockOf(now + leadMinutes * 60_000);
  const isAhead = (date: LocalDate, minute: number): boolean =>
    date > clock.date || (date === clock.date && minute >= clock.minute);
  const fits = (start: number): boolean => start + minutes <= minuteOfDay(arrangement.closesAt);
  const courts = arrangement.courts.filter(({ active }) => active).map(({ number }) => number);
  const sameCourtFirst = [
    ...courts.filter((court) => court === block.court),
    ...courts.filter((court) => court !== block.court),
  ];
  const freeAt = (date: LocalDate, startMinute: number): CourtBlock | null => {
    const free = sameCourtFirst.find((court) => {
      const span = { date, court, startMinute, endMinute: startMinute + minutes };
      return !taken.some((other) => overlaps(span, other));
    });
    if (free === undefined) return null;
    const times = { start: timeOfMinute(startMinute), end: timeOfMinute(startMinute + minutes) };
    return { sport: block.sport, court: free, date, ...times };
  };
  return daysNear(block)
    .flatMap((date) => slotStarts(arrangement).map((minute) => ({ date, minute })))
    .filter(({ date, minute }) => isAhead(date, minute) && fits(minute))
    .toSorted((one, other) => awayFrom(block, one) - awayFrom(block, other))
    .flatMap(({ date, minute }) => freeAt(date, minute) ?? [])
    .slice(0, mostTimes);
};

/** Orders times: first those of the same day, and on each day those at about the same hour. */
const awayFrom = (
  { date, start }: Pick<CourtBlock, 'date' | 'start'>,
  at: Readonly<{ date: LocalDate; minute: number }>,
): number => daysBetween(date, at.date) * 1440 + Math.abs(at.minute - minuteOfDay(start));
