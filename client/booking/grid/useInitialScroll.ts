import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Day } from '../plan/cell.ts';
import type { ClubClock } from '../plan/clubClock.ts';
import { cellsOf } from '../plan/dayLookup.ts';

const firstOpen = (day: Day): number | undefined =>
  cellsOf(day)
    .filter(({ state }) => state === 'free' || state === 'selected')
    .map(({ startMinute }) => startMinute)
    .toSorted((a, b) => a - b)[0];

/** An hour before now on today's plan, else the first time that is free (reference: ux.md a.3). */
export const initialMinute = (day: Day, clock: ClubClock): number => {
  const isNow = day.date === clock.date && clock.minute < day.closesMinute;
  return isNow ? clock.minute - 60 : (firstOpen(day) ?? day.opensMinute);
};

/** For the box around the plan: scrolls it, never the page, once for every day and sport that comes into view. */
export const useInitialScroll = (day: Day, clock: ClubClock): RefObject<HTMLDivElement | null> => {
  const scroller = useRef<HTMLDivElement>(null);
  const scrolledTo = useRef('');
  useLayoutEffect(() => {
    const key = `${day.sport} ${day.date}`;
    const box = scroller.current;
    if (!box || scrolledTo.current === key) return;
    scrolledTo.current = key;
    const row = Math.floor((initialMinute(day, clock) - day.opensMinute) / day.rowMinutes);
    const target = box.querySelector<HTMLElement>(`tbody tr:nth-child(${Math.max(row, 0) + 1})`);
    const head = box.querySelector('thead')?.getBoundingClientRect().height ?? 0;
    box.scrollTop = Math.max((target?.offsetTop ?? 0) - head, 0);
  }, [day, clock]);
  return scroller;
};
