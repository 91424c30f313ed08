import { columnName } from '@platzwart/contracts/core';

/** A row as JSON in the form of the table's columns, for jsonb_populate_record. */
export const recordOf = (row: object): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(row).map(([name, value]: [string, unknown]) => [columnName(name), value])),
  );
