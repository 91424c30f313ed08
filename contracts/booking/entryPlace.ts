import { type LocalDate, type SportSettings, localDate, minuteOfDay } from '../core/index.ts';
import { gridStart } from './slots.ts';

type Span = Readonly<{ startMinute: number; endMinute: number }>;
type Sport = Pick<SportSettings, 'courts' | 'prices' | 'opensAt' | 'closesAt' | 'halfHour'>;

/** An active court of a sport with prices: without prices the cost of a booking is unknown. */
export const isCourtInUse = ({ prices, courts }: Sport, court: number): boolean =>
  prices.length > 0 && courts.some(({ number, active }) => number === court && active);

/** decisions.md P10: the start is on a line of the grid, the length a multiple of its step (minutes). */
export const isOnGrid = (sport: Sport, { startMinute, endMinute }: Span, stepMinutes: number): boolean =>
  (startMinute - gridStart(sport)) % stepMinutes === 0 && (endMinute - startMinute) % stepMinutes === 0;

/** This also keeps every block within its day: no sport closes after 24:00 (decisions.md P14). */
export const isInsideOpeningHours = ({ opensAt, closesAt }: Sport, { startMinute, endMinute }: Span): boolean =>
  startMinute >= minuteOfDay(opensAt) && endMinute <= minuteOfDay(closesAt);

/** decisions.md N16: what was played is entered later, back to the first day of the month before. `2026-06-15` → `2026-05-01`. */
export const firstDayToEnter = (today: LocalDate): LocalDate => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return month === 1
    ? localDate(`${year - 1}-12-01`)
    : localDate(`${today.slice(0, 5)}${String(month - 1).padStart(2, '0')}-01`);
};

const yearsAhead = 3;

/** Further ahead a day is a slip of the keys. `2026-06-15` → `2029-06-15`; three years after 29 February it is the 28th. */
export const lastDayToEnter = (today: LocalDate): LocalDate => {
  const day = today.slice(4) === '-02-29' ? '-02-28' : today.slice(4);
  return localDate(`${Number(today.slice(0, 4)) + yearsAhead}${day}`);
};
