import type { Cents, Court } from '@platzwart/contracts/core';
import type { Cell, Column, Day } from '../plan/cell.ts';
import { usualPrice } from '../plan/usualPrice.ts';

export type RowCell = Readonly<{ cell: Cell; court: Court; rows: number }>;
export type PlanRow = Readonly<{ minute: number; cells: readonly RowCell[] }>;

const rowAt = (day: Day, minute: number): PlanRow => ({
  minute,
  cells: day.columns.flatMap(({ court, cells }) => {
    const cell = cells.find(({ startMinute }) => startMinute === minute);
    return cell ? [{ cell, court, rows: (cell.endMinute - cell.startMinute) / day.rowMinutes }] : [];
  }),
});

/** The day as rows of a table: each cell in the row in which it begins, with the number of rows it spans. */
export const rowsOf = (day: Day): readonly PlanRow[] =>
  Array.from({ length: (day.closesMinute - day.opensMinute) / day.rowMinutes }, (_, index) =>
    rowAt(day, day.opensMinute + index * day.rowMinutes),
  );

/** For each row the price that stands beside its hour, in cents; null where no hour is free then. */
export const hourPrices = (rows: readonly PlanRow[]): readonly (Cents | null)[] => {
  let price: Cents | null = null;
  return rows.map(({ minute, cells }) => {
    if (minute % 60 === 0) price = usualPrice(cells.map(({ cell }) => cell));
    return price;
  });
};

const geometry = ['sport', 'date', 'opensMinute', 'closesMinute', 'rowMinutes'] as const;

const hasSameShape = (a: Day, b: Day): boolean =>
  geometry.every((name) => a[name] === b[name]) &&
  a.columns.length === b.columns.length &&
  a.columns.every(({ court }, index) => court === b.columns[index]?.court);

/** The rows in which a column has another cell than before, or one more, or one less. */
const changedMinutes = (before: Column, after: Column): readonly number[] => {
  const cells = new Set(before.cells);
  const added = after.cells.filter((cell) => !cells.delete(cell));
  return [...added, ...cells].map(({ startMinute }) => startMinute);
};

/** `rowsOf` that reuses its last result: a row without changes is the same object as before. */
export const createRows = (): ((day: Day) => readonly PlanRow[]) => {
  let shown: Readonly<{ day: Day; rows: readonly PlanRow[] }> | undefined;
  const update = (day: Day, before: NonNullable<typeof shown>): readonly PlanRow[] => {
    if (!hasSameShape(before.day, day)) return rowsOf(day);
    const minutes = new Set(
      day.columns.flatMap((column, index) => {
        const last = before.day.columns[index];
        return !last || last === column ? [] : changedMinutes(last, column);
      }),
    );
    return before.rows.map((row) => (minutes.has(row.minute) ? rowAt(day, row.minute) : row));
  };
  return (day) => {
    if (shown?.day !== day) shown = { day, rows: shown ? update(day, shown) : rowsOf(day) };
    return shown.rows;
  };
};
