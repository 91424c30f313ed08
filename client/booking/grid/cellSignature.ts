import type { Cell } from '../plan/cell.ts';

/** Everything about a cell that can be seen, as one string: a cell is drawn again only when it differs. */
export const cellSignature = (cell: Cell): string => {
  const place = [cell.state, cell.startMinute, cell.endMinute];
  if (cell.state === 'closed') return [...place, cell.reason].join();
  if (cell.state !== 'booked') return [...place, cell.price].join();
  const { id, category, title, own } = cell.booking;
  return [...place, id, category, own, cell.past, title].join();
};
