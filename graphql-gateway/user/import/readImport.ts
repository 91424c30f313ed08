import type { ErrorCode } from '@platzwart/contracts/catalogue';
import { maxPeoplePerImport } from '@platzwart/contracts/user';
import { type CsvRow, csvRows } from './csvRows.ts';
import {
  type FoundColumns,
  type ImportColumns,
  type ImportField,
  importColumns,
  missingColumns,
} from './importColumns.ts';
import { type CellOf, type ImportDefaults, type ImportPerson, lacksZero, readLine } from './importLine.ts';

/** `line` as a text editor counts; `field` is null where the problem concerns the whole line or file. */
export type ImportProblem = Readonly<{
  line: number;
  field: ImportField | null;
  code: ErrorCode;
  value: string | null;
}>;
export type ImportedLine = Readonly<{ line: number; person: ImportPerson; cell: CellOf }>;
type ReadRows = Readonly<{ lines: readonly ImportedLine[]; problems: readonly ImportProblem[] }>;
/** `rows`: all, with the headings, to write those that are to be mended; `ignored`: headings of columns that are passed over. */
export type ReadImport = ReadRows & Readonly<{ rows: readonly CsvRow[]; ignored: FoundColumns['ignored'] }>;

/** Of a club's own rules, and of the id that a person gets by their line and e-mail. */
export type ImportRules = Readonly<{ discount: number; idOf: (content: string) => string }>;

const noCells: CellOf = () => '';

const cellsOf =
  ({ cells }: CsvRow, columns: ImportColumns): CellOf =>
  (field) => {
    const column = columns.get(field);
    return column === undefined ? '' : (cells[column] ?? '');
  };

/** Whether most of the codes that say no country lack their zero: then a spreadsheet has cut it from all. A single one is a mistake. */
const hasLostZeros = (cells: readonly CellOf[]): boolean => {
  const codes = cells.flatMap((cell) => (cell('country') === '' && cell('zip') !== '' ? [cell('zip')] : []));
  return codes.filter(lacksZero).length > codes.length / 2;
};

type RowDefaults = ImportRules & Pick<ImportDefaults, 'lostZeros'>;

const readRow = (row: CsvRow, cell: CellOf, { discount, idOf, lostZeros }: RowDefaults): ReadRows => {
  const defaults: ImportDefaults = { personId: idOf(`${row.line} ${cell('email')}`), discount, lostZeros };
  const { person, wrong } = readLine(cell, defaults);
  const problems = wrong.map((field): ImportProblem => ({
    line: row.line,
    field,
    code: 'ERR_INVALID_INPUT',
    value: cell(field) || null,
  }));
  return { lines: person ? [{ line: row.line, person, cell }] : [], problems };
};

const aboutFile = (line: number, field: ImportField | null): ImportProblem => ({
  line,
  field,
  code: 'ERR_INVALID_INPUT',
  value: null,
});

/** Problems of the file itself; with one of these the lines are not checked. */
const problemsOfFile = (rows: readonly CsvRow[], columns: ImportColumns): readonly ImportProblem[] => {
  const missing = missingColumns(columns);
  if (missing.length > 0) return missing.map((field) => aboutFile(1, field));
  if (rows.length === 0) return [aboutFile(1, null)];
  const first = rows[maxPeoplePerImport];
  return first ? [aboutFile(first.line, null)] : [];
};

/**
 * The people of a CSV text, and its problems, line by line: ERR_INVALID_INPUT with the column. At most `maxPeoplePerImport`
 * people. The first row has the column headings, in German or English.
 */
export const readImport = (csv: string, rules: ImportRules): ReadImport => {
  const all = csvRows(csv);
  const [head, ...rows] = all;
  const { columns, ignored } = importColumns(head?.cells ?? []);
  const problems = problemsOfFile(rows, columns);
  if (problems.length > 0) return { lines: [], problems, rows: [], ignored };
  const cells = rows.map((row) => cellsOf(row, columns));
  const defaults = { ...rules, lostZeros: hasLostZeros(cells) };
  const read = rows.map((row, index) => readRow(row, cells[index] ?? noCells, defaults));
  return {
    lines: read.flatMap(({ lines }) => lines),
    problems: read.flatMap((row) => row.problems),
    rows: all,
    ignored,
  };
};
