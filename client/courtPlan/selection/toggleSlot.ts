import { minimumMinutes } from '@platzwart/contracts/booking';
import type { Day, OpenCell } from '../plan/cell.ts';
import { openCells } from '../plan/dayLookup.ts';
import { type Place, placeKey, slotKey } from '../plan/slot.ts';
import { stretchAround, totalMinutes } from './contiguous.ts';
import { type SelectedSlot, selectedSlot } from './selectedSlot.ts';

/** The effect of a tap on the selection; `changed` are the slots that were added or removed, in order of time. */
export type SelectionChange =
  | Readonly<{ kind: 'added' | 'removed'; slots: readonly SelectedSlot[]; changed: readonly SelectedSlot[] }>
  | Readonly<{ kind: 'refused' }>;

/** A slot's whole block: an open neighbour joins a slot that would stay below 60 minutes, the following first (decisions.md P11). */
const withHalfHour = (day: Day, slots: readonly SelectedSlot[], cell: OpenCell): readonly SelectedSlot[] | null => {
  const slot = selectedSlot(day, cell);
  const longEnough = (chosen: readonly SelectedSlot[]) =>
    totalMinutes(stretchAround([...slots, ...chosen], slot)) >= minimumMinutes;
  if (longEnough([slot])) return [slot];
  const open = openCells(day);
  const following = open.get(placeKey({ court: cell.court, startMinute: cell.endMinute }));
  if (following) return [slot, selectedSlot(day, following)];
  const previous = open.get(placeKey({ court: cell.court, startMinute: cell.startMinute - day.slotMinutes }));
  return previous ? [selectedSlot(day, previous), slot] : null;
};

/**
 * Adds one slot, and the half hour that product.md §4 requires; refuses slots that are not open or would stay below 60
 * minutes.
 */
export const addSlot = (day: Day, slots: readonly SelectedSlot[], place: Place): SelectionChange => {
  const cell = openCells(day).get(placeKey(place));
  const chosen = cell && withHalfHour(day, slots, cell);
  if (!chosen) return { kind: 'refused' };
  const known = new Set(slots.map(slotKey));
  const changed = chosen.filter((slot) => !known.has(slotKey(slot)));
  return { kind: 'added', slots: [...slots, ...changed], changed };
};

/** Removes slots, and the rest of their block where it falls below 60 minutes (decisions.md P12). */
export const removeSlots = (slots: readonly SelectedSlot[], gone: readonly SelectedSlot[]): SelectionChange => {
  const goneKeys = new Set(gone.map(slotKey));
  const rest = slots.filter((slot) => !goneKeys.has(slotKey(slot)));
  const kept = rest.filter((slot) => totalMinutes(stretchAround(rest, slot)) >= minimumMinutes);
  const keptKeys = new Set(kept.map(slotKey));
  return { kind: 'removed', slots: kept, changed: slots.filter((slot) => !keptKeys.has(slotKey(slot))) };
};

/** A tap on a cell: selects or deselects it (product.md §4, decisions.md P11 and P12). */
export const toggleSlot = (day: Day, slots: readonly SelectedSlot[], place: Place): SelectionChange => {
  const chosen = slots.filter((slot) => slotKey(slot) === slotKey({ ...place, sport: day.sport, date: day.date }));
  return chosen.length > 0 ? removeSlots(slots, chosen) : addSlot(day, slots, place);
};
