import type { Day } from './cell.ts';
import { cellsOf } from './dayLookup.ts';
import { minutesOf } from './slot.ts';

/** Court hours that can still be booked on a day, in whole hours; selected slots count as free. */
export const freeHours = (day: Day): number => {
  const open = cellsOf(day).filter(({ state }) => state === 'free' || state === 'selected');
  return Math.floor(open.reduce((sum, cell) => sum + minutesOf(cell), 0) / 60);
};

/** The level shown in the date strip: from 0, nothing left, to 3, more than half of all hours. */
export const freeLevel = (day: Day): 0 | 1 | 2 | 3 => {
  const all = (day.columns.length * (day.closesMinute - day.opensMinute)) / 60;
  const share = all === 0 ? 0 : freeHours(day) / all;
  if (share === 0) return 0;
  if (share <= 0.2) return 1;
  return share <= 0.5 ? 2 : 3;
};
