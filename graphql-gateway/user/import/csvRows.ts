import Papa from 'papaparse';

/** `line`: where the row begins, counted from 1 as a text editor counts. */
export type CsvRow = Readonly<{ line: number; cells: readonly string[] }>;

const byteOrderMark = /^\uFEFF/;
/** `\r\n`, `\n` and `\r` end a line. */
const lineEnds = /\r\n|\n|\r/g;

const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell === '');

/** What a spreadsheet puts in front so that nothing is taken for a formula, our own export too. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

/** The rows of a CSV text that are not blank; between `;`, `,` or tabs, whatever the first lines use. Quotes hold anything. */
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
