import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { cellFrom } from '../../../courtPlan/grid/cellElement.ts';
import type { Cell, Day } from '../../../courtPlan/plan/cell.ts';
import { cellAt } from '../../../courtPlan/plan/dayLookup.ts';
import { isGridKey, moveFocus } from '../../../courtPlan/plan/moveFocus.ts';
import { placeKey } from '../../../courtPlan/plan/slot.ts';

export type CellRange = Readonly<{ from: Cell; to: Cell }>;

const focusCell = (table: Element, cell: Cell): void =>
  table.querySelector<HTMLElement>(`[data-key="${placeKey(cell)}"]`)?.focus();

const isSamePlace = (a: Cell, b: Cell): boolean => placeKey(a) === placeKey(b);

/** A drag with the mouse. It is shown as it goes, and takes effect where it ends: the form beside the plan would move the plan away. */
const useDrag = (cellOf: (target: EventTarget) => Cell | undefined, onDragged: (range: CellRange) => void) => {
  const [dragged, setDragged] = useState<CellRange | null>(null);
  const latest = useRef<CellRange | null>(null);
  const isClickOfDrag = useRef(false);
  const show = (range: CellRange | null) => {
    latest.current = range;
    setDragged(range);
  };
  const end = () => {
    const range = latest.current;
    show(null);
    if (!range || isSamePlace(range.from, range.to)) return;
    isClickOfDrag.current = true;
    onDragged(range);
  };
  return {
    dragged,
    /** Whether the present click belongs to a drag; asked once for each click. */
    takeClick: (): boolean => {
      const isOfDrag = isClickOfDrag.current;
      isClickOfDrag.current = false;
      return isOfDrag;
    },
    begin: (event: PointerEvent, cell: Cell) => {
      isClickOfDrag.current = false;
      if (event.pointerType !== 'mouse' || event.button !== 0 || cell.state === 'booked') return;
      latest.current = { from: cell, to: cell };
      // Also where the button is let go outside of the plan.
      window.addEventListener('pointerup', end, { once: true });
    },
    move: (event: PointerEvent) => {
      const cell = cellOf(event.target);
      if (latest.current && cell && event.buttons === 1) show({ ...latest.current, to: cell });
    },
  };
};

/**
 * Handlers for an element around the plan: a drag with the mouse, Shift with a click, and Shift with the arrow keys choose every cell
 * between two, also over several courts. The member's plan has no such ranges, so that its own handlers do not know them. `dragged`
 * is the range of a drag that has not ended.
 */
export const useCellRange = (day: Day | null, onRange: (range: CellRange, how: 'single' | 'range') => void) => {
  /** The latest range. It goes on only from the cell where it ended: focus that came from elsewhere begins a new one. */
  const latest = useRef<CellRange | null>(null);
  const cellOf = (target: EventTarget): Cell | undefined => (day ? cellFrom(day, target) : undefined);
  const choose = (range: CellRange, how: 'single' | 'range') => {
    latest.current = range;
    onRange(range, how);
  };
  const { dragged, takeClick, begin, move } = useDrag(cellOf, (range) => choose(range, 'single'));

  const extendByKey = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!day || !cell || !isGridKey(event.key)) return;
    const from = { court: cell.court, minute: cell.startMinute };
    const next = cellAt(day, moveFocus(day, from, { key: event.key, isCtrl: false }));
    event.preventDefault();
    event.stopPropagation();
    if (!next) return;
    const known = latest.current;
    choose({ from: known && isSamePlace(known.to, cell) ? known.from : cell, to: next }, 'range');
    focusCell(event.currentTarget, next);
  };
  const handlers = {
    onPointerDownCapture: (event: PointerEvent) => {
      const cell = cellOf(event.target);
      if (!cell || event.shiftKey) return;
      latest.current = { from: cell, to: cell };
      begin(event, cell);
    },
    onPointerOverCapture: move,
    onClickCapture: (event: MouseEvent) => {
      const cell = cellOf(event.target);
      const from = event.shiftKey && cell ? latest.current?.from : null;
      if (from && cell) choose({ from, to: cell }, 'range');
      // The click at the end of a drag chooses nothing of its own.
      const isOfDrag = takeClick();
      if (from || isOfDrag) event.stopPropagation();
    },
    onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
      if (event.shiftKey && event.key.startsWith('Arrow')) extendByKey(event);
      else if (event.key !== 'Shift') latest.current = null;
    },
  };
  return { handlers, dragged };
};
