import type { RowOf } from '@platzwart/contracts/core';
import { type PersonRow, nameKey, peopleTable, searchText } from '@platzwart/contracts/user';
import { writtenColumns } from '../../core/writtenColumns.ts';

export const personColumns = writtenColumns(peopleTable.columns);

/** The columns by which people are ordered and found. */
export const withSearchKeys = (row: PersonRow): RowOf<typeof peopleTable.columns> => ({
  ...row,
  nameKey: nameKey(row),
  search: searchText(row),
});
