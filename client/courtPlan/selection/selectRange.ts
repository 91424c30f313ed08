import type { Day } from '../plan/cell.ts';
import { openSlotsIn, slotOf } from '../plan/dayLookup.ts';
import { type Place, slotKey } from '../plan/slot.ts';
import { type SelectedSlot, selectedSlot } from './selectedSlot.ts';
import { type SelectionChange, addSlot, removeSlots } from './toggleSlot.ts';
import { stretchAround } from './contiguous.ts';

const refused = { kind: 'refused' } as const;

/**
 * Selects from one cell to another on the same court, both included: Shift and a tap, or Shift and an arrow key.
 * Refuses, and selects nothing, where a cell in between is not open: no booking could cover it.
 */
export const selectRange = (
  day: Day,
  slots: readonly SelectedSlot[],
  range: Readonly<{ from: Place; to: Place }>,
): SelectionChange => {
  const { from, to } = range;
  if (from.court !== to.court) return refused;
  const startMinute = Math.min(from.startMinute, to.startMinute);
  const endMinute = Math.max(from.endMinute, to.endMinute);
  const cells = openSlotsIn(day, { court: from.court, startMinute, endMinute });
  if (!cells) return refused;
  if (cells.length === 1) return addSlot(day, slots, to);
  const known = new Set(slots.map(slotKey));
  const changed = cells.map((cell) => selectedSlot(day, cell)).filter((slot) => !known.has(slotKey(slot)));
  return { kind: 'added', slots: [...slots, ...changed], changed };
};

/** Removes the slot at one end of its block; refuses where the block would fall below 60 minutes. */
export const shrinkBlock = (day: Day, slots: readonly SelectedSlot[], place: Place): SelectionChange => {
  const gone = slots.filter((slot) => slotKey(slot) === slotKey(slotOf(day, place)));
  const change = removeSlots(slots, gone);
  return change.kind === 'removed' && change.changed.length === gone.length ? change : refused;
};

/** All slots of the block that `place` belongs to. */
export const blockAt = (day: Day, slots: readonly SelectedSlot[], place: Place): readonly SelectedSlot[] =>
  stretchAround(slots, slotOf(day, place));
