import { type KeyboardEvent, useCallback } from 'react';
import type { LocalDate } from '@platzwart/contracts/core';
import { type CalendarAddress, calendarViews, dateAway } from '../address/calendarAddress.ts';

type Change = Partial<CalendarAddress>;
type Keys = Readonly<{ today: LocalDate; go: (change: Change) => void }>;

/** What a key changes, or null: 1 to 4 the view, T today, brackets the previous and next days, Escape closes what is beside the plan. */
export const changeByKey = (key: string, address: CalendarAddress, today: LocalDate): Change | null => {
  const view = calendarViews[Number(key) - 1];
  if (view) return { view };
  if (key.toLowerCase() === 't') return { date: today };
  if (key === '[') return { date: dateAway(address, -1) };
  if (key === ']') return { date: dateAway(address, 1) };
  const isOpen = address.booking !== null || address.entry !== null;
  return key === 'Escape' && isOpen ? { booking: null, entry: null } : null;
};

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"], dialog') !== null;

const isShortcutOfBrowser = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  // German keyboards write brackets with AltGr, which arrives as Ctrl and Alt.
  (ctrlKey || metaKey || altKey) && !'[]'.includes(key);

const focusView = (within: Element): void =>
  within.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true });

/** Single keys work only while the focus is in the calendar, and not in its fields (WCAG 2.1.4). */
export const useCalendarKeys = (address: CalendarAddress, { today, go }: Keys) =>
  useCallback(
    (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target) || isShortcutOfBrowser(event)) return;
      const change = changeByKey(event.key, address, today);
      if (!change) return;
      event.preventDefault();
      // What has the focus goes with its view: the keys go on working in the next.
      if (change.view && event.target instanceof Element) focusView(event.target);
      go(change);
    },
    [address, today, go],
  );
