import { type Slot, isSameDay, overlaps } from '../plan/slot.ts';
import type { SelectedSlot } from './selectedSlot.ts';

/** The selection without one merged booking. */
export const withoutBlock = (slots: readonly SelectedSlot[], block: Slot): readonly SelectedSlot[] =>
  slots.filter((slot) => !(isSameDay(block, slot) && overlaps(block, slot)));
