import type { Cents } from '@platzwart/contracts/core';
import type { Day, OpenCell } from '../plan/cell.ts';
import { slotOf } from '../plan/dayLookup.ts';
import type { Slot } from '../plan/slot.ts';

/** Who plays with the viewer: somebody of the club, by member number, or a guest (`userID` is null). */
export type ChosenPlayer = Readonly<{ userID: string | null; name: string }>;

/** A selected slot with the price that its viewer saw. Remark and players are stored with every slot of their block. */
export type SelectedSlot = Slot & Readonly<{ price: Cents; remark?: string; players?: readonly ChosenPlayer[] }>;

export const selectedSlot = (day: Day, cell: OpenCell): SelectedSlot => ({ ...slotOf(day, cell), price: cell.price });
