import { csvFile } from '@platzwart/contracts/core';
import { type Zippable, zipSync } from 'fflate';
import type { ExportTable } from '../exportTable.ts';
import { descriptionDtd, descriptionOfTables, dtdName } from './describedTables.ts';

const descriptionOf = (tables: readonly ExportTable[]): string =>
  csvFile([
    ['Datei', 'Inhalt der Datei', 'Spalte', 'Bedeutung'],
    ...tables.flatMap(({ name, about, columns }) => columns.map(({ head, meaning }) => [name, about, head, meaning])),
  ]);

/** `from` and `to`: the first and the last day. */
export type YearExport = Readonly<{ tables: readonly ExportTable[]; from: string; to: string }>;

/**
 * A ZIP file with a table of what each column means (decisions.md N50), once for people and once as the tax office's programs read it (`index.xml`). Texts are UTF-8 with a byte order mark, cells are divided by `;`,
 * rows end with CRLF, days are `YYYY-MM-DD`, and amounts have a decimal comma. `now`: epoch milliseconds.
 */
export const zipOf = ({ tables, from, to }: YearExport, now: number): Uint8Array => {
  const encoder = new TextEncoder();
  const files: readonly (readonly [string, Uint8Array])[] = [
    ...tables.map(({ name, csv }) => [name, encoder.encode(csv)] as const),
    ['beschreibung.csv', encoder.encode(descriptionOf(tables))],
    ['index.xml', descriptionOfTables({ tables, from, to })],
    [dtdName, encoder.encode(descriptionDtd)],
  ];
  const content: Zippable = Object.fromEntries(files.map(([name, bytes]) => [name, [bytes, { mtime: now }]]));
  return zipSync(content);
};
