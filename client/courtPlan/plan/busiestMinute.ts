import { weekdayOf } from '@platzwart/contracts/core';
import type { Cell, Day } from './cell.ts';
import { cellsOf } from './dayLookup.ts';

/** Most of an evening or a morning on the courts. */
const spanMinutes = 240;
/** Where nothing is booked yet: after work, and on a weekend in the morning. */
const usualMinute = { weekday: 16 * 60, weekend: 9 * 60 } as const;

const isPlayed = (cell: Cell): boolean =>
  cell.state === 'booked' && cell.booking.category !== 'BLOCK' && cell.booking.category !== 'EVENT';

/** The hour, in minutes from midnight, from which the most is played within four hours. */
export const busiestMinute = (day: Day): number => {
  const played = cellsOf(day).filter(isPlayed);
  const usual = weekdayOf(day.date) >= 6 ? usualMinute.weekend : usualMinute.weekday;
  const latest = Math.max(day.closesMinute - spanMinutes, day.opensMinute);
  const within = (from: number): number =>
    played.reduce(
      (sum, { startMinute, endMinute }) =>
        sum + Math.max(Math.min(endMinute, from + spanMinutes) - Math.max(startMinute, from), 0),
      0,
    );
  const hours = Array.from(
    { length: Math.floor((latest - day.opensMinute) / 60) + 1 },
    (_, index) => day.opensMinute + index * 60,
  );
  const [busiest] = hours.toSorted((a, b) => within(b) - within(a) || Math.abs(a - usual) - Math.abs(b - usual));
  return busiest ?? day.opensMinute;
};
