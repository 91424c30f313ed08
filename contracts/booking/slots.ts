import { type LocalTime, type SportArrangement, minuteOfDay } from '../core/index.ts';

/** product.md §5: the shortest booking of a person, in minutes. */
export const minimumMinutes = 60;

/** The smallest step of any block in minutes, whatever the sport's grid (decisions.md B28). */
export const halfHourMinutes = 30;

/** Length of one cell of the plan, in minutes (decisions.md P10). */
export const slotMinutes = ({ halfHour }: Pick<SportArrangement, 'halfHour'>): 30 | 60 =>
  halfHour ? halfHourMinutes : 60;

/** Where the first cell begins: half hours lie on :00 and :30, hours are counted from the opening (decisions.md P10). */
export const gridStart = ({ halfHour, opensAt }: Pick<SportArrangement, 'halfHour' | 'opensAt'>): number => {
  const opens = minuteOfDay(opensAt);
  return halfHour ? Math.ceil(opens / halfHourMinutes) * halfHourMinutes : opens;
};

/** Start minutes of all cells of a day, in order; a remainder shorter than a cell at closing time is left out. */
export const slotStarts = (sport: Pick<SportArrangement, 'halfHour' | 'opensAt' | 'closesAt'>): readonly number[] => {
  const step = slotMinutes(sport);
  const first = gridStart(sport);
  const count = Math.floor((minuteOfDay(sport.closesAt) - first) / step);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => first + index * step);
};

/** Minutes since local midnight at which a block ends, 1 to 1440: an end of 00:00 is 24:00 of the same day (decisions.md P14). */
export const endMinute = (end: LocalTime): number => minuteOfDay(end) || 1440;

/**
 * When a closure begins that is to begin now: with the half hour that is running, so that nobody books its rest; before opening, with the
 * first half hour. `minute` and the answer count from local midnight.
 */
export const closureStart = (sport: Pick<SportArrangement, 'opensAt' | 'halfHour'>, minute: number): number => {
  const first = gridStart(sport);
  return minute <= first ? first : minute - ((minute - first) % halfHourMinutes);
};
