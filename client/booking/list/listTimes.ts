import type { Court } from '@platzwart/contracts/core';
import { type Cell, type Day, isOpen } from '../plan/cell.ts';

export type ListTime = Readonly<{ minute: number; cells: readonly Readonly<{ cell: Cell; court: Court }>[] }>;

const isListed = (cell: Cell): boolean => isOpen(cell) || (cell.state === 'booked' && cell.booking.own && !cell.past);

/** Everything that can be tapped, by start: free and chosen slots, and the viewer's own bookings that are still to come. */
export const listTimes = (day: Day): readonly ListTime[] => {
  const listed = day.columns.flatMap(({ court, cells }) => cells.filter(isListed).map((cell) => ({ cell, court })));
  const minutes = [...new Set(listed.map(({ cell }) => cell.startMinute))].toSorted((a, b) => a - b);
  return minutes.map((minute) => ({ minute, cells: listed.filter(({ cell }) => cell.startMinute === minute) }));
};
