import Papa from 'papaparse';

/** `line`: where the row begins, counted from 1 as a text editor counts. */
export type CsvRow = Readonly<{ line: number; cells: readonly string[] }>;

const byteOrderMark = /^\uFEFF/;
/** `\r\n`, `\n` and `\r` end a line. */
const lineEnds = /\r\n|\n|\r/g;

const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell === '');

/** The prefix with which spreadsheets, and our own export, keep a text from being read as a formula. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** A first line for Excel alone: which sign separates the cells. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

/**
 * The non-blank rows of a CSV text, separated by what its first line says (`sep=;`), else by `;`, `,` or tabs, as detected in the first lines.
 * Quoted fields may hold any text.
 */
export const csvRows = (csv: string): readonly CsvRow[] => {
  const whole = csv.replace(byteOrderMark, '');
  const [first = '', separator = ''] = separatorLine.exec(whole) ?? [];
  const text = whole.slice(first.length);
  const rows: CsvRow[] = [];
  let line = first === '' ? 1 : 2;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    delimitersToGuess: [';', ',', '\t'],
    step: ({ data, meta }) => {
      rows.push({ line, cells: data.map(plain) });
      line += text.slice(from, meta.cursor).match(lineEnds)?.length ?? 0;
      from = meta.cursor;
    },
  });
  return rows.filter((row) => !isBlank(row));
};
