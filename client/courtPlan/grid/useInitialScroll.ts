import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { busiestMinute } from '../plan/busiestMinute.ts';
import type { Day } from '../plan/cell.ts';
import type { ClubClock } from '../plan/clubClock.ts';
import type { PlanDensity } from './planDensity.ts';
import { cellsOf } from '../plan/dayLookup.ts';
import type { Place } from '../plan/slot.ts';

const selectedMinute = (day: Day): number | undefined =>
  cellsOf(day)
    .filter(({ state }) => state === 'selected')
    .map(({ startMinute }) => startMinute)
    .toSorted((a, b) => a - b)[0];

/** The selection, otherwise the time that is asked for, otherwise an hour before now on today's plan, otherwise the time with most bookings (screens.md U40). */
export const initialMinute = (day: Day, clock: ClubClock, asked?: number): number => {
  const isNow = day.date === clock.date && clock.minute >= day.opensMinute && clock.minute < day.closesMinute;
  return selectedMinute(day) ?? asked ?? (isNow ? clock.minute - 60 : busiestMinute(day));
};

const pixels = (text: string): number => Number.parseFloat(text) || 0;

const bottomBar = (): number => pixels(getComputedStyle(document.documentElement).getPropertyValue('--pw-bottom-bar'));

/** Where the rows begin while the page is scrolled: below the courts' names. */
const topOfRows = (table: HTMLTableElement): number => {
  const head = table.querySelector('th');
  return head ? pixels(getComputedStyle(head).top) + head.offsetHeight : 0;
};

/** The distance to scroll for the row to be the first below the courts' names; 0 if two hours from it are visible. */
const distanceTo = (table: HTMLTableElement, row: number): number => {
  const target = table.tBodies[0]?.rows[row]?.getBoundingClientRect();
  if (!target) return 0;
  const isInSight = target.top + 4 * target.height <= window.innerHeight - bottomBar();
  return isInSight ? 0 : target.top - topOfRows(table);
};

const scrollTo = (table: HTMLTableElement, minute: number, day: Day): void => {
  const row = Math.max(Math.floor((minute - day.opensMinute) / day.rowMinutes), 0);
  const distance = distanceTo(table, row);
  if (distance > 0) window.scrollTo({ top: window.scrollY + distance });
};

type Shown = Readonly<{
  day: Day;
  clock: ClubClock;
  density: PlanDensity;
  asked?: Pick<Place, 'startMinute'> | null;
  staysAtTop?: boolean;
}>;

/**
 * Scrolls the page once, when the plan is first rendered, to a time at which people play, and to the top of the plan when
 * the density is changed to the whole day. Another day keeps the visible time. With `staysAtTop` it does not scroll at first.
 */
export const useInitialScroll = (shown: Shown, table: RefObject<HTMLTableElement | null>): void => {
  const { day, clock, density, asked, staysAtTop = false } = shown;
  const isDone = useRef(staysAtTop);
  const scroll = useEffectEvent(() => {
    if (!table.current) return;
    if (density === 'day') table.current.closest('.plan-scroller')?.scrollIntoView();
    else if (!isDone.current) scrollTo(table.current, initialMinute(day, clock, asked?.startMinute), day);
    isDone.current = true;
  });
  useLayoutEffect(() => scroll(), [density]);
};
