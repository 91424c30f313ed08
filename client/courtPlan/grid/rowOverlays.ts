import type { BookingCategory } from '@platzwart/contracts/booking';
import type { LiveMark } from './liveMark.ts';
import type { Cell } from '../plan/cell.ts';
import { isKeyAt, overlaps } from '../plan/slot.ts';
import type { PlanRow } from './rowsOf.ts';
import type { JoinedCell } from './selectedBlocks.ts';

/** Marks and states that are shown on top of the cells. */
export type PlanOverlays = Readonly<{
  /** The only category that is not dimmed; null where all are shown alike. */
  only: BookingCategory | null;
  marks: readonly LiveMark[];
  blocks: ReadonlyMap<string, JoinedCell>;
  /** Key of the cell that is the tab stop. */
  stopKey: string | null;
  /** Key of the explained cell, and the id of its explanation. */
  explanation: Readonly<{ key: string; id: string }> | null;
  /** Whether a tap has an effect besides explaining why there is none; the same function for as long as the plan is shown. */
  canActivate: (cell: Cell) => boolean;
}>;

const noMarks: readonly LiveMark[] = [];
const noBlocks: ReadonlyMap<string, JoinedCell> = new Map();

/** The overlays of one row: an empty result is always the same object, so that most rows need not be rendered again. */
export const overlaysOfRow =
  ({ only, marks, blocks, stopKey, explanation, canActivate }: PlanOverlays) =>
  ({ minute, cells }: PlanRow): PlanOverlays => ({
    only,
    marks: marks.some((mark) => cells.some(({ cell }) => overlaps(mark, cell))) ? marks : noMarks,
    blocks: blocks.size > 0 && cells.some(({ cell }) => cell.state === 'selected') ? blocks : noBlocks,
    stopKey: stopKey !== null && isKeyAt(stopKey, minute) ? stopKey : null,
    explanation: explanation && isKeyAt(explanation.key, minute) ? explanation : null,
    canActivate,
  });
