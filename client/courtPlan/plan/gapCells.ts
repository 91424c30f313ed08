import { minimumMinutes } from '@platzwart/contracts/booking';
import type { ClosedReason } from './cell.ts';
import type { Place } from './slot.ts';

/** A stretch that no booking covers, with the reason why it cannot be booked or null. */
export type GapCell = Place & Readonly<{ closed: ClosedReason | null }>;

type Grid = Readonly<{ opensMinute: number; slotMinutes: number; closedAt: (minute: number) => ClosedReason | null }>;

/** Cuts a gap at the slots' grid; less than a whole slot can never be booked. */
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

/** The unbroken bookable run that begins at `from`; empty where that cell itself is closed. */
const runFrom = (cells: readonly GapCell[], from: number): readonly GapCell[] => {
  const length = cells.slice(from).findIndex(({ closed }) => closed !== null);
  return cells.slice(from, length === -1 ? undefined : from + length);
};

const minutesOfRun = (run: readonly GapCell[]): number =>
  run.reduce((sum, { startMinute, endMinute }) => sum + endMinute - startMinute, 0);

/** The cells of a gap between two bookings. A run below the minimum of 60 minutes is never shown as free (product.md §5). */
export const gapCells = (gap: Place, grid: Grid): readonly GapCell[] => {
  const cells = cut(gap, grid);
  const shown: GapCell[] = [];
  while (shown.length < cells.length) {
    const run = runFrom(cells, shown.length);
    const isTooShort = minutesOfRun(run) < minimumMinutes;
    shown.push(...run.map((cell): GapCell => (isTooShort ? { ...cell, closed: 'tooShort' } : cell)));
    // The run ends at a cell that is closed for another reason.
    shown.push(...cells.slice(shown.length, shown.length + 1));
  }
  return shown;
};
