import type { Cents } from '@platzwart/contracts/core';
import type { Day, OpenCell } from '../plan/cell.ts';
import { slotOf } from '../plan/dayLookup.ts';
import type { Slot } from '../plan/slot.ts';

/** A selected slot with the price that its viewer saw. A remark is stored with every slot of its block. */
export type SelectedSlot = Slot & Readonly<{ price: Cents; remark?: string }>;

export const selectedSlot = (day: Day, cell: OpenCell): SelectedSlot => ({ ...slotOf(day, cell), price: cell.price });
