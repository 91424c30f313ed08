import { csvFile } from '@platzwart/contracts/core';

/** A column of a file: its head, what it means, and its cell in a row. */
export type ExportColumn<Row> = Readonly<{ head: string; meaning: string; cell: (row: Row) => string }>;

/** A file of the yearly export with what describes it. */
export type ExportTable = Readonly<{
  name: string;
  about: string;
  columns: readonly Readonly<{ head: string; meaning: string }>[];
  csv: string;
}>;

type TableInput<Row> = Readonly<{
  name: string;
  about: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
}>;

export const exportTable = <Row>({ name, about, columns, rows }: TableInput<Row>): ExportTable => ({
  ...{ name, about, columns },
  csv: csvFile([columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))]),
});

/** `1234,56`, of cents. */
export const euros = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',');
export const yesOrNo = (value: boolean): string => (value ? 'ja' : 'nein');
