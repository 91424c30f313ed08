import type { Cents } from '@platzwart/contracts/core';
import { type Cell, type Day, isOpen } from '../../courtPlan/plan/cell.ts';
import { usualPrice } from '../../courtPlan/plan/usualPrice.ts';

/** `cells` has one place for each court of the day, so that courts stand below each other; null where it cannot be tapped. */
export type ListTime = Readonly<{ minute: number; price: Cents | null; cells: readonly (Cell | null)[] }>;
export type ListHour = Readonly<{ hour: number; times: readonly ListTime[] }>;

const isListed = (cell: Cell): boolean => isOpen(cell) || (cell.state === 'booked' && cell.booking.own && !cell.past);

const timeAt = (day: Day, minute: number): ListTime => {
  const cells = day.columns.map(
    (column) => column.cells.find((cell) => cell.startMinute === minute && isListed(cell)) ?? null,
  );
  return { minute, price: usualPrice(cells), cells };
};

/** Everything that can be tapped, by hour and start: free and selected slots, and the viewer's own future bookings. */
export const listHours = (day: Day): readonly ListHour[] => {
  const listed = day.columns.flatMap(({ cells }) => cells.filter(isListed));
  const minutes = [...new Set(listed.map(({ startMinute }) => startMinute))].toSorted((a, b) => a - b);
  const hours = [...new Set(minutes.map((minute) => Math.floor(minute / 60)))];
  return hours.map((hour) => ({
    hour,
    times: minutes.filter((minute) => Math.floor(minute / 60) === hour).map((minute) => timeAt(day, minute)),
  }));
};
