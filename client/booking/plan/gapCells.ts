import { minimumMinutes } from '@platzwart/contracts/booking';
import type { ClosedReason } from './cell.ts';
import type { Place } from './slot.ts';

/** A stretch that no booking covers, with the reason why it cannot be booked or null. */
export type GapCell = Place & Readonly<{ closed: ClosedReason | null }>;

type Grid = Readonly<{ opensMinute: number; slotMinutes: number; closedAt: (minute: number) => ClosedReason | null }>;

/** Cuts a gap at the slots' grid; what is less than a whole slot can never be booked. */
const cut = (gap: Place, grid: Grid): GapCell[] => {
  const cells: GapCell[] = [];
  const first = gap.startMinute - ((gap.startMinute - grid.opensMinute) % grid.slotMinutes);
  for (let slot = first; slot < gap.endMinute; slot += grid.slotMinutes) {
    const startMinute = Math.max(slot, gap.startMinute);
    const endMinute = Math.min(slot + grid.slotMinutes, gap.endMinute);
    const isWhole = endMinute - startMinute === grid.slotMinutes;
    cells.push({
      court: gap.court,
      startMinute,
      endMinute,
      closed: grid.closedAt(slot) ?? (isWhole ? null : 'tooShort'),
    });
  }
  return cells;
};

/** Minutes of the unbroken bookable run around `index`; 0 where that cell itself is closed. */
const runMinutes = (cells: readonly GapCell[], index: number): number => {
  const start = cells.findLastIndex(({ closed }, at) => at <= index && closed !== null) + 1;
  const next = cells.findIndex(({ closed }, at) => at >= index && closed !== null);
  const run = cells.slice(start, next === -1 ? undefined : next);
  return run.reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);
};

/** The cells of a gap between two bookings. A run below the minimum of 60 minutes is never shown as free (product.md §5). */
export const gapCells = (gap: Place, grid: Grid): readonly GapCell[] => {
  const cells = cut(gap, grid);
  return cells.map((cell, index) => {
    const isTooShort = cell.closed === null && runMinutes(cells, index) < minimumMinutes;
    return isTooShort ? { ...cell, closed: 'tooShort' } : cell;
  });
};
