import Papa from 'papaparse';

/** `line`: where the row begins, counted from 1 as a text editor counts. */
export type CsvRow = Readonly<{ line: number; cells: readonly string[] }>;

const byteOrderMark = /^\uFEFF/;
/** `\r\n`, `\n` and `\r` end a line. */
const lineEnds = /\r\n|\n|\r/g;

const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell === '');

/** The prefix with which spreadsheets, and our own export, keep a text from being read as a formula. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** The non-blank rows of a CSV text, separated by `;`, `,` or tabs, as detected in the first lines. Quoted fields may hold any text. */
export const csvRows = (csv: string): readonly CsvRow[] => {
  const text = csv.replace(byteOrderMark, '');
  const rows: CsvRow[] = [];
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimitersToGuess: [';', ',', '\t'],
    step: ({ data, meta }) => {
      rows.push({ line, cells: data.map(plain) });
      line += text.slice(from, meta.cursor).match(lineEnds)?.length ?? 0;
      from = meta.cursor;
    },
  });
  return rows.filter((row) => !isBlank(row));
};
