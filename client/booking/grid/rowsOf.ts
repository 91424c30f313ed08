import type { Court } from '@platzwart/contracts/core';
import type { Cell, Day } from '../plan/cell.ts';

export type RowCell = Readonly<{ cell: Cell; court: Court; rows: number }>;
export type PlanRow = Readonly<{ minute: number; cells: readonly RowCell[] }>;

/** The day as rows of a table: each cell in the row in which it begins, with the number of rows it spans. */
export const rowsOf = (day: Day): readonly PlanRow[] => {
  const count = (day.closesMinute - day.opensMinute) / day.rowMinutes;
  const all = day.columns.flatMap(({ court, cells }) =>
    cells.map((cell) => ({ cell, court, rows: (cell.endMinute - cell.startMinute) / day.rowMinutes })),
  );
  return Array.from({ length: count }, (_, index) => {
    const minute = day.opensMinute + index * day.rowMinutes;
    return { minute, cells: all.filter(({ cell }) => cell.startMinute === minute) };
  });
};
