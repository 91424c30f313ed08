import type { Day, OpenCell } from '../plan/cell.ts';
import { cellsOf } from '../plan/dayLookup.ts';
import type { Place } from '../plan/slot.ts';

/** Every stretch of `minutes` that is free throughout and not yet in the selection, by start and then by court. */
export const freeBlocks = (day: Day, minutes: number): readonly Place[] => {
  const free = cellsOf(day).filter((cell): cell is OpenCell => cell.state === 'free');
  const isFree = new Set(free.map(({ court, startMinute }) => `${court}-${startMinute}`));
  const steps = Array.from({ length: minutes / day.slotMinutes }, (_, index) => index * day.slotMinutes);
  return free
    .filter(({ court, startMinute }) => steps.every((step) => isFree.has(`${court}-${startMinute + step}`)))
    .map(({ court, startMinute }) => ({ court, startMinute, endMinute: startMinute + minutes }))
    .toSorted((a, b) => a.startMinute - b.startMinute || a.court - b.court);
};
