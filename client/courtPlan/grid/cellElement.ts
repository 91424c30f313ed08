import type { Cell, Day } from '../plan/cell.ts';
import { cellAt } from '../plan/dayLookup.ts';
import type { GridFocus } from '../plan/moveFocus.ts';

/** The cell of the plan that an event happened in; undefined for headings. */
export const cellFrom = (day: Day, target: EventTarget): Cell | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;
  const [court, minute] = (element?.dataset['key'] ?? '').split('-').map(Number);
  return court === undefined || minute === undefined ? undefined : cellAt(day, { court, minute });
};

export const placeOf = ({ court, startMinute }: Cell): GridFocus => ({ court, minute: startMinute });
