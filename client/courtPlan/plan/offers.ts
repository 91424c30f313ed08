import { minimumMinutes } from '@platzwart/contracts/booking';
import { sumOfCents } from '@platzwart/contracts/core';
import { type Cell, type OpenCell, isOpen } from './cell.ts';
import { minutesOf } from './slot.ts';

/** The open slot beside `cell` that touches it. */
const touching = (cells: readonly Cell[], index: number, step: -1 | 1): OpenCell | undefined => {
  const beside = cells[index + step];
  return beside && isOpen(beside) ? beside : undefined;
};

/** The slots that a tap on the free cell at `index` selects: itself, and the half hour that product.md §4 adds. */
const tappedWith = (cells: readonly Cell[], index: number, cell: OpenCell): readonly OpenCell[] => {
  const [before, after] = [touching(cells, index, -1), touching(cells, index, 1)];
  const isExtension = before?.state === 'selected' || after?.state === 'selected';
  const added = isExtension || minutesOf(cell) >= minimumMinutes ? undefined : (after ?? before);
  return added ? [cell, added] : [cell];
};

/** Every free cell of a column with what a tap on it selects, so that the price on screen is the price that is asked for. */
export const withOffers = (cells: readonly Cell[]): readonly Cell[] =>
  cells.map((cell, index) => {
    if (cell.state !== 'free') return cell;
    const tapped = tappedWith(cells, index, cell);
    const minutes = tapped.reduce((sum, slot) => sum + minutesOf(slot), 0);
    return { ...cell, offer: { minutes, price: sumOfCents(tapped.map(({ price }) => price)) } };
  });
