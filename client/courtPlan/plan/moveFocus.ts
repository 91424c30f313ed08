import type { Day } from './cell.ts';
import { cellAt } from './dayLookup.ts';

/** The place of the focus in the plan: a court and a minute, which may lie anywhere inside a long booking's cell. */
export type GridFocus = Readonly<{ court: number; minute: number }>;

/** Keys of the APG grid pattern, and two hours per page (reference: docs/adr/0011-own-court-grid.md). */
export const gridKeys = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;
export type GridKey = (typeof gridKeys)[number];

const pageMinutes = 120;

const clampMinute = (day: Day, minute: number): number =>
  Math.min(Math.max(minute, day.opensMinute), day.closesMinute - day.rowMinutes);

const beside = (day: Day, { court, minute }: GridFocus, step: -1 | 1): GridFocus => {
  const index = day.columns.findIndex((column) => column.court.number === court);
  return { court: day.columns[index + step]?.court.number ?? court, minute };
};

/** Over the edge of the current cell, so that a long booking is one step. */
const beyond = (day: Day, focus: GridFocus, step: -1 | 1): GridFocus => {
  const cell = cellAt(day, focus);
  if (!cell) return focus;
  return { ...focus, minute: clampMinute(day, step === 1 ? cell.endMinute : cell.startMinute - day.rowMinutes) };
};

const edgeCourt = (day: Day, at: 0 | -1): number => day.columns.at(at)?.court.number ?? 0;

type Move = (day: Day, focus: GridFocus) => GridFocus;

const moves: Record<GridKey, Move> = {
  ArrowUp: (day, focus) => beyond(day, focus, -1),
  ArrowDown: (day, focus) => beyond(day, focus, 1),
  ArrowLeft: (day, focus) => beside(day, focus, -1),
  ArrowRight: (day, focus) => beside(day, focus, 1),
  Home: (day, focus) => ({ ...focus, court: edgeCourt(day, 0) }),
  End: (day, focus) => ({ ...focus, court: edgeCourt(day, -1) }),
  PageUp: (day, focus) => ({ ...focus, minute: clampMinute(day, focus.minute - pageMinutes) }),
  PageDown: (day, focus) => ({ ...focus, minute: clampMinute(day, focus.minute + pageMinutes) }),
};

const corners: Partial<Record<GridKey, Move>> = {
  Home: (day) => ({ court: edgeCourt(day, 0), minute: day.opensMinute }),
  End: (day) => ({ court: edgeCourt(day, -1), minute: day.closesMinute - day.rowMinutes }),
};

export const isGridKey = (key: string): key is GridKey => gridKeys.some((known) => known === key);

/** The place after a key press; with Ctrl, Home and End go to the plan's corners. Stays within the plan. */
export const moveFocus = (
  day: Day,
  focus: GridFocus,
  press: Readonly<{ key: GridKey; isCtrl: boolean }>,
): GridFocus => {
  const move = (press.isCtrl ? corners[press.key] : undefined) ?? moves[press.key];
  return move(day, focus);
};
