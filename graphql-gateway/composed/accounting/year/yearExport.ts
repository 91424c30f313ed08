import { csvFile } from '@platzwart/contracts/core';
import { type Zippable, zip } from 'fflate';
import type { ExportTable } from '../exportTable.ts';

const descriptionOf = (tables: readonly ExportTable[]): string =>
  csvFile([
    ['Datei', 'Inhalt der Datei', 'Spalte', 'Bedeutung'],
    ...tables.flatMap(({ name, about, columns }) => columns.map(({ head, meaning }) => [name, about, head, meaning])),
  ]);

/**
 * A ZIP file with a table of what each column means (decisions.md N50). Texts are UTF-8 with a byte order mark, cells are divided by `;`,
 * rows end with CRLF, days are `YYYY-MM-DD`, and amounts have a decimal comma. `now`: epoch milliseconds.
 */
export const zipOf = (tables: readonly ExportTable[], now: number): Promise<Uint8Array> => {
  const files = [...tables.map(({ name, csv }) => [name, csv] as const), ['beschreibung.csv', descriptionOf(tables)]];
  const encoder = new TextEncoder();
  const content: Zippable = Object.fromEntries(
    files.map(([name = '', text = '']) => [name, [encoder.encode(text), { mtime: now }]]),
  );
  // Compressed beside the main thread, which serves the club.
  return new Promise((resolve, reject) => {
    zip(content, (error, bytes) => {
      if (error) reject(error);
      else resolve(bytes);
    });
  });
};
