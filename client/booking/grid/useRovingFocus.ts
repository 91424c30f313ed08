import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, type Day, isOpen } from '../plan/cell.ts';
import { cellAt } from '../plan/dayLookup.ts';
import type { GridFocus } from '../plan/moveFocus.ts';
import { placeKey } from '../plan/slot.ts';
import { cellFrom, placeOf } from './cellElement.ts';

/** Where the keyboard enters a plan that it has not been in yet: at the first thing that can be booked. */
const entryOf = (day: Day): GridFocus => {
  const firsts = day.columns.flatMap(({ cells }): Cell | readonly Cell[] => cells.find(isOpen) ?? []);
  const [first = day.columns[0]?.cells[0]] = firsts.toSorted((a, b) => a.startMinute - b.startMinute);
  return first ? placeOf(first) : { court: 0, minute: day.opensMinute };
};

/**
 * One tab stop for the whole plan (ARIA grid pattern). The stop is a place, not an element: whatever the plan shows there
 * after a change has the focus, also where a live change has taken the focused cell away.
 */
export const useRovingFocus = (day: Day, table: RefObject<HTMLTableElement | null>) => {
  const [visited, setVisited] = useState<GridFocus | null>(null);
  const isInside = useRef(false);
  const wanted = useRef<GridFocus | null>(null);
  const stop = (visited && cellAt(day, visited) ? visited : null) ?? entryOf(day);
  const cell = cellAt(day, stop);
  const stopKey = cell ? placeKey(cell) : '';
  useEffect(() => {
    const isLost = isInside.current && document.activeElement === document.body;
    // Only once the place is drawn as the stop: React may still have an effect to run of what was drawn before.
    const isThere = wanted.current !== null && wanted.current === visited;
    if (!isThere && !isLost) return;
    wanted.current = null;
    table.current?.querySelector<HTMLElement>(`[data-key="${stopKey}"]`)?.focus();
  });
  return {
    stop,
    stopKey,
    /** Makes a place the stop without taking the focus there, e.g. after a tap. */
    visit: setVisited,
    moveTo: (place: GridFocus) => {
      wanted.current = { ...place };
      setVisited(wanted.current);
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
