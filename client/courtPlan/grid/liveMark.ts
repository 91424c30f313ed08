import type { Cell } from '../plan/cell.ts';
import { type Place, overlaps } from '../plan/slot.ts';

/** A stretch of the plan that has changed since it is on screen; `differs`: that is another way now than in the shown plan of the past. */
export type LiveMark = Place & Readonly<{ id: string; kind: 'taken' | 'freed' | 'differs' }>;

/** The mark of a cell: a time that cannot be booked, e.g. because it is past, is not said to be free. */
export const markOf = (cell: Cell, marks: readonly LiveMark[]): LiveMark | undefined =>
  marks.find((mark) => overlaps(mark, cell) && !(mark.kind === 'freed' && cell.state === 'closed'));
