import { csvFile } from '@platzwart/contracts/core';

/** DAY: `YYYY-MM-DD`. EUROS: with two decimals. HOURS: with one. COUNT: a whole number. Each may be empty. */
export type ColumnType = 'COUNT' | 'DAY' | 'EUROS' | 'HOURS' | 'TEXT';

type Column = Readonly<{ head: string; meaning: string; /** Missing: TEXT. */ type?: ColumnType }>;

/** A column of a file: its head, what it means, and its cell in a row. */
export type ExportColumn<Row> = Column & Readonly<{ cell: (row: Row) => string }>;

/** A file of the yearly export with what describes it. */
export type ExportTable = Readonly<{
  name: string;
  about: string;
  columns: readonly Column[];
  /** So many of the first columns identify a row; missing: none. */
  keys?: number;
  /** The column that has the key of another table. */
  refersTo?: Readonly<{ column: string; table: string }>;
  csv: string;
}>;

type TableInput<Row> = Omit<ExportTable, 'columns' | 'csv'> &
  Readonly<{ columns: readonly ExportColumn<Row>[]; rows: readonly Row[] }>;

export const exportTable = <Row>({ columns, rows, ...table }: TableInput<Row>): ExportTable => ({
  ...{ ...table, columns },
  csv: csvFile([columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))]),
});

/** `1234,56`, of cents. */
export const euros = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',');
export const yesOrNo = (value: boolean): string => (value ? 'ja' : 'nein');
