import { minimumMinutes } from '@platzwart/contracts/booking';
import type { ClosedReason, Day } from '../plan/cell.ts';
import { cellAt, openCells } from '../plan/dayLookup.ts';
import { isSameDay, minutesOf, placeKey, slotKey } from '../plan/slot.ts';
import { stretchAround, totalMinutes } from './contiguous.ts';
import { type Block, mergeSlots } from './mergeSlots.ts';
import type { SelectedSlot } from './selectedSlot.ts';

/** A stretch of the selection that can no longer be booked, and why. */
export type LostBlock = Block & Readonly<{ reason: 'taken' | 'occupied' | 'gone' | ClosedReason }>;

export type RevalidationResult = Readonly<{
  slots: readonly SelectedSlot[];
  lost: readonly LostBlock[];
  pricesChanged: boolean;
}>;

const reasonOn = (day: Day, block: Block): LostBlock['reason'] => {
  for (let minute = block.startMinute; minute < block.endMinute; minute += day.rowMinutes) {
    const cell = cellAt(day, { court: block.court, minute });
    if (!cell) return 'gone';
    if (cell.state === 'booked') return 'taken';
    if (cell.state === 'closed') return cell.reason;
  }
  return 'tooShort';
};

/** The blocks of an order that is begun again are whole; the plan is chosen by its slots. */
const inSlots = (block: SelectedSlot, { slotMinutes }: Day): readonly SelectedSlot[] =>
  Array.from({ length: Math.ceil(minutesOf(block) / slotMinutes) }, (_, index) => {
    const startMinute = block.startMinute + index * slotMinutes;
    return { ...block, startMinute, endMinute: Math.min(startMinute + slotMinutes, block.endMinute) };
  });

/**
 * Checks the selection of one day against that day's current plan (decisions.md B23). Slots that are no longer open are
 * lost, and with them a remainder of their block below 60 minutes; the others stay, at the current price. Slots of
 * other days and sports are not changed.
 */
export const revalidate = (day: Day, slots: readonly SelectedSlot[]): RevalidationResult => {
  const open = openCells(day);
  const onDay = slots.filter((slot) => isSameDay(slot, day)).flatMap((slot) => inSlots(slot, day));
  const still = onDay.filter((slot) => open.get(placeKey(slot))?.endMinute === slot.endMinute);
  const kept = still.filter((slot) => totalMinutes(stretchAround(still, slot)) >= minimumMinutes);
  const keptKeys = new Set(kept.map(slotKey));
  const lost = mergeSlots(onDay.filter((slot) => !keptKeys.has(slotKey(slot))));
  const priced = kept.map((slot) => ({ ...slot, price: open.get(placeKey(slot))?.price ?? slot.price }));
  return {
    slots: [...slots.filter((slot) => !isSameDay(slot, day)), ...priced],
    lost: lost.map((block) => ({ ...block, reason: reasonOn(day, block) })),
    pricesChanged: priced.some(({ price }, index) => price !== kept[index]?.price),
  };
};
