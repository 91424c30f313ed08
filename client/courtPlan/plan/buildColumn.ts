import type { Cents } from '@platzwart/contracts/core';
import type { Cell } from './cell.ts';
import { type GapCell, gapCells } from './gapCells.ts';
import { withOffers } from './offers.ts';
import { type Place, minutesOf, placeKey } from './slot.ts';
import type { PlanBooking } from './sportPlan.ts';

export type ColumnGrid = Readonly<{
  opensMinute: number;
  closesMinute: number;
  slotMinutes: number;
  closedAt: (minute: number) => GapCell['closed'];
  priceAt: (minute: number) => Cents;
  isOver: (minute: number) => boolean;
  /** Keys of the slots that the viewer has selected on this day. */
  selected: ReadonlySet<string>;
}>;

const gapCell = ({ closed, ...place }: GapCell, { priceAt, selected }: ColumnGrid): Cell => {
  if (closed) return { ...place, state: 'closed', reason: closed };
  const price = priceAt(place.startMinute);
  if (selected.has(placeKey(place))) return { ...place, state: 'selected', price };
  return { ...place, state: 'free', price, offer: { minutes: minutesOf(place), price } };
};

const bookedCell = (booking: PlanBooking, place: Place, { isOver }: ColumnGrid): Cell => ({
  ...place,
  state: 'booked',
  booking,
  past: isOver(booking.endMinute),
});

/**
 * The cells of one court from opening to closing, without gaps or overlaps whatever the bookings are: they are cut to
 * the opening hours, and where two of them overlap for a moment the earlier one is shown.
 */
export const buildColumn = (court: number, bookings: readonly PlanBooking[], grid: ColumnGrid): readonly Cell[] => {
  const cells: Cell[] = [];
  let reached = grid.opensMinute;
  const fillUntil = (endMinute: number) => {
    if (endMinute > reached)
      cells.push(...gapCells({ court, startMinute: reached, endMinute }, grid).map((cell) => gapCell(cell, grid)));
    reached = Math.max(reached, endMinute);
  };
  for (const booking of bookings.toSorted((a, b) => a.startMinute - b.startMinute)) {
    fillUntil(Math.min(booking.startMinute, grid.closesMinute));
    const endMinute = Math.min(booking.endMinute, grid.closesMinute);
    if (endMinute <= reached) continue;
    cells.push(bookedCell(booking, { court, startMinute: reached, endMinute }, grid));
    reached = endMinute;
  }
  fillUntil(grid.closesMinute);
  return withOffers(cells);
};
