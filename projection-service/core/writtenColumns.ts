import { type ColumnDefinitions, columnName } from '@platzwart/contracts/core';
import type { Column } from './bulkStatement.ts';

const written = (type: string, value: unknown): unknown =>
  type === 'jsonb' && value !== null ? JSON.stringify(value) : value;

/** The statement and COPY target for rows with these columns. */
export const writtenColumns = (definitions: ColumnDefinitions): readonly Column<Readonly<Record<string, unknown>>>[] =>
  Object.entries(definitions).map(([name, { type }]) => ({
    name: columnName(name),
    type,
    of: (row) => written(type, row[name]),
  }));
