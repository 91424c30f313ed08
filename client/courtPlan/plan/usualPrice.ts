import { minimumMinutes } from '@platzwart/contracts/booking';
import type { Cents } from '@platzwart/contracts/core';
import type { Cell } from './cell.ts';

/**
 * What most of the hours cost, in cents, that taps on these cells of one time select; null where none selects an hour. A tap on another
 * court can cost something else: there the hour begins earlier, or it extends what is selected.
 */
export const usualPrice = (cells: readonly (Cell | null)[]): Cents | null => {
  const counts = new Map<Cents, number>();
  for (const cell of cells) {
    if (cell?.state !== 'free' || cell.offer.minutes < minimumMinutes) continue;
    counts.set(cell.offer.price, (counts.get(cell.offer.price) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a);
  return usual?.[0] ?? null;
};

/** Whether a tap on that cell costs something else than `price`, which stands beside its time. */
export const hasOwnPrice = (cell: Cell, price: Cents | null): boolean =>
  cell.state === 'free' && cell.offer.price !== price;
