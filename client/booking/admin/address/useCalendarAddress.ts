import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LocalDate } from '@platzwart/contracts/core';
import { type CalendarAddress, calendarAddressOf, withAddress } from './calendarAddress.ts';

/** The latest parameters, which may be newer than the rendered ones when two changes follow each other quickly. */
const inAddressBar = () => new URLSearchParams(window.location.search);

const isOpen = ({ booking, entry }: CalendarAddress): boolean => booking !== null || entry !== null;

/**
 * What the address asks the calendar to show, and a function that changes it. What opens beside the calendar is a step that the browser's
 * "back" takes back; every other change replaces the address.
 */
export const useCalendarAddress = (today: LocalDate) => {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => calendarAddressOf(params, today), [params, today]);
  const go = useCallback(
    (change: Partial<CalendarAddress>) => {
      const latest = calendarAddressOf(inAddressBar(), today);
      const isOpening = !isOpen(latest) && isOpen({ ...latest, ...change });
      // As a page does; a plan then scrolls to the current time.
      if (change.view !== undefined && change.view !== latest.view) window.scrollTo(0, 0);
      setParams(withAddress(inAddressBar(), { ...latest, ...change }, today), { replace: !isOpening });
    },
    [setParams, today],
  );
  return { address, go };
};
