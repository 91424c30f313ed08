import type { Court } from '@platzwart/contracts/core';
import type { Cell, Day } from '../../../courtPlan/plan/cell.ts';
import { cellAt } from '../../../courtPlan/plan/dayLookup.ts';

/** A place in the week: a day, a court and a minute, which may lie anywhere inside a long booking's cell. */
export type WeekFocus = Readonly<{ date: string; court: number; minute: number }>;

export type WeekCell = Readonly<{ cell: Cell; span: number }>;
export type WeekRow = Readonly<{ court: Court; cells: readonly WeekCell[] }>;

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** Minutes of one column: the greatest step that matches the bookings of all days. */
export const columnMinutes = (days: readonly Day[]): number =>
  days.reduce((step, { rowMinutes }) => greatestCommonDivisor(step, rowMinutes), 60);

/** A day as rows of the week's table: one per court, each cell as wide as it is long. */
export const weekRows = (day: Day, minutes: number): readonly WeekRow[] =>
  day.columns.map(({ court, cells }) => ({
    court,
    cells: cells.map((cell) => ({ cell, span: (cell.endMinute - cell.startMinute) / minutes })),
  }));

type Step = (days: readonly Day[], focus: WeekFocus) => WeekFocus;

const dayOf = (days: readonly Day[], { date }: Pick<WeekFocus, 'date'>): Day | undefined =>
  days.find((day) => day.date === date);

/** Every court of every day from top to bottom. */
const linesOf = (days: readonly Day[]) =>
  days.flatMap((day) => day.columns.map(({ court }) => ({ date: day.date, court: court.number })));

const along =
  (step: -1 | 1): Step =>
  (days, focus) => {
    const day = dayOf(days, focus);
    const cell = day && cellAt(day, focus);
    if (!cell) return focus;
    const minute = step === 1 ? cell.endMinute : cell.startMinute - 1;
    return cellAt(day, { ...focus, minute }) ? { ...focus, minute } : focus;
  };

const across =
  (step: -1 | 1): Step =>
  (days, focus) => {
    const lines = linesOf(days);
    const at = lines.findIndex(({ date, court }) => date === focus.date && court === focus.court);
    return { ...focus, ...lines[at + step] };
  };

const dayAway =
  (step: -1 | 1): Step =>
  (days, focus) => {
    const day = days[days.findIndex(({ date }) => date === focus.date) + step];
    return day ? { ...focus, date: day.date } : focus;
  };

const toEdge =
  (edge: 'opensMinute' | 'closesMinute'): Step =>
  (days, focus) => {
    const day = dayOf(days, focus);
    if (!day) return focus;
    return { ...focus, minute: edge === 'opensMinute' ? day.opensMinute : day.closesMinute - 1 };
  };

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: along(-1),
  ArrowRight: along(1),
  ArrowUp: across(-1),
  ArrowDown: across(1),
  PageUp: dayAway(-1),
  PageDown: dayAway(1),
  Home: toEdge('opensMinute'),
  End: toEdge('closesMinute'),
};

/** The place after a key press, within the week; null for keys that do not move. */
export const moveInWeek = (days: readonly Day[], focus: WeekFocus, key: string): WeekFocus | null =>
  steps[key]?.(days, focus) ?? null;

/** Names a cell of the week. */
export const weekKey = (date: string, { court, startMinute }: Pick<Cell, 'court' | 'startMinute'>): string =>
  `${date}/${court}/${startMinute}`;

export const placeInWeek = (date: string, { court, startMinute }: Cell): WeekFocus => ({
  date,
  court,
  minute: startMinute,
});

/** The key of the cell at a place; null outside the week. */
export const keyAt = (days: readonly Day[], focus: WeekFocus): string | null => {
  const day = dayOf(days, focus);
  const cell = day && cellAt(day, focus);
  return cell ? weekKey(day.date, cell) : null;
};
