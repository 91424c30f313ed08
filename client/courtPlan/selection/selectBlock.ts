import type { Day } from '../plan/cell.ts';
import { openSlotsIn } from '../plan/dayLookup.ts';
import { type Place, slotKey } from '../plan/slot.ts';
import { type SelectedSlot, selectedSlot } from './selectedSlot.ts';
import type { SelectionChange } from './toggleSlot.ts';

/** Adds a whole stretch for a quick chip or an alternative. Refuses where part of it is no longer open. */
export const selectBlock = (day: Day, slots: readonly SelectedSlot[], place: Place): SelectionChange => {
  const cells = openSlotsIn(day, place);
  if (!cells || cells.length === 0) return { kind: 'refused' };
  const known = new Set(slots.map(slotKey));
  const changed = cells.map((cell) => selectedSlot(day, cell)).filter((slot) => !known.has(slotKey(slot)));
  return { kind: 'added', slots: [...slots, ...changed], changed };
};
