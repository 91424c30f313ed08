import type { BookingCategory } from '@platzwart/contracts/booking';
import type { LiveMark } from '../data/useLiveMarks.ts';
import { isKeyAt, overlaps } from '../plan/slot.ts';
import type { PlanRow } from './rowsOf.ts';
import type { Joined } from './selectedBlocks.ts';

/** What lies on the plan besides its cells. */
export type OnPlan = Readonly<{
  /** The only category that is not dimmed; null where all are shown alike. */
  only: BookingCategory | null;
  marks: readonly LiveMark[];
  blocks: ReadonlyMap<string, Joined>;
  /** Key of the cell that the keyboard stops at. */
  stopKey: string | null;
  /** Key of the cell that is explained, and the id of its explanation. */
  why: Readonly<{ key: string; id: string }> | null;
}>;

const noMarks: readonly LiveMark[] = [];
const noBlocks: ReadonlyMap<string, Joined> = new Map();

/** What of it lies on one row: nothing is the same nothing every time, so that most rows need not be drawn again. */
export const partsOfRow =
  ({ only, marks, blocks, stopKey, why }: OnPlan) =>
  ({ minute, cells }: PlanRow): OnPlan => ({
    only,
    marks: marks.some((mark) => cells.some(({ cell }) => overlaps(mark, cell))) ? marks : noMarks,
    blocks: blocks.size > 0 && cells.some(({ cell }) => cell.state === 'selected') ? blocks : noBlocks,
    stopKey: stopKey !== null && isKeyAt(stopKey, minute) ? stopKey : null,
    why: why && isKeyAt(why.key, minute) ? why : null,
  });
