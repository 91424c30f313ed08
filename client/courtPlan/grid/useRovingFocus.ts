import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, type Day, isOpen } from '../plan/cell.ts';
import { cellAt } from '../plan/dayLookup.ts';
import type { GridFocus } from '../plan/moveFocus.ts';
import { placeKey } from '../plan/slot.ts';
import { cellFrom, placeOf } from './cellElement.ts';

/** The first tab stop of a plan that had no focus yet: the first cell that can be booked. */
const entryOf = (day: Day): GridFocus => {
  const firsts = day.columns.flatMap(({ cells }): Cell | readonly Cell[] => cells.find(isOpen) ?? []);
  const [first = day.columns[0]?.cells[0]] = firsts.toSorted((a, b) => a.startMinute - b.startMinute);
  return first ? placeOf(first) : { court: 0, minute: day.opensMinute };
};

/**
 * One tab stop for the whole plan (ARIA grid pattern). The stop is a place, not an element: after a change the cell at
 * that place has the focus, also where a live change has removed the focused cell.
 */
export const useRovingFocus = (day: Day, table: RefObject<HTMLTableElement | null>) => {
  const [visited, setVisited] = useState<GridFocus | null>(null);
  const isInside = useRef(false);
  const pendingFocus = useRef<GridFocus | null>(null);
  const stop = (visited && cellAt(day, visited) ? visited : null) ?? entryOf(day);
  const cell = cellAt(day, stop);
  const stopKey = cell ? placeKey(cell) : '';
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body;
    // Only once the place is rendered as the stop: React may still have to run effects of the previous render.
    const isThere = pendingFocus.current !== null && pendingFocus.current === visited;
    if (!isThere && !isLost) return;
    pendingFocus.current = null;
    table.current?.querySelector<HTMLElement>(`[data-key="${stopKey}"]`)?.focus();
  });
  return {
    stop,
    stopKey,
    /** Makes a place the stop without moving the focus there, e.g. after a tap. */
    visit: setVisited,
    moveTo: (place: GridFocus) => {
      pendingFocus.current = { ...place };
      setVisited(pendingFocus.current);
    },
    watch: {
      onFocus: (event: FocusEvent) => {
        isInside.current = true;
        // A screen reader may put the focus on any cell.
        const focused = cellFrom(day, event.target);
        if (focused && placeKey(focused) !== stopKey) setVisited(placeOf(focused));
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        isInside.current = event.currentTarget.contains(event.relatedTarget);
      },
    },
  };
};
