import { type SportArrangement, minuteOfDay } from '../core/index.ts';

/** product.md §5: the shortest booking of a person, in minutes. */
export const minimumMinutes = 60;

/** Length of one cell of the plan, in minutes (decisions.md P10). */
export const slotMinutes = ({ halfHour }: Pick<SportArrangement, 'halfHour'>): 30 | 60 => (halfHour ? 30 : 60);

/** Start minutes of all cells of a day, in order; a rest shorter than a cell at closing time is none. */
export const slotStarts = (sport: Pick<SportArrangement, 'halfHour' | 'opensAt' | 'closesAt'>): readonly number[] => {
  const step = slotMinutes(sport);
  const opens = minuteOfDay(sport.opensAt);
  const count = Math.floor((minuteOfDay(sport.closesAt) - opens) / step);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => opens + index * step);
};
