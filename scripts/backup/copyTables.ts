import type pg from 'pg';
import type { BackupTable } from './backupTables.ts';
import { type FileFacts, type Row, createRowFile } from './rowFile.ts';

const usualRowsPerPage = 2_000;

type Target = Readonly<{ folder: string; name: string; onRow?: (row: Row) => void }>;

const declareRows = ({ table, columns }: BackupTable): string => {
  const names = Object.keys(columns);
  const texts = names.map((column) => `${column}::text`).join(', ');
  // Order by the column, not by its text: 2 before 10.
  return `declare kept no scroll cursor for select ${texts} from ${table} order by ${table}.${names[0]}`;
};

/** Writes the tables as the transaction of `client` sees them, page by page: the log may be larger than the memory. */
export const copyTables = async (
  client: pg.Client,
  tables: readonly BackupTable[],
  { folder, name, onRow = () => undefined }: Target,
): Promise<FileFacts> => {
  const file = await createRowFile(folder, name);
  for (const kept of tables) {
    const { rowsPerPage = usualRowsPerPage } = kept;
    file.begin({ table: kept.table, columns: Object.keys(kept.columns) });
    await client.query(declareRows(kept));
    for (let isEnd = false; !isEnd;) {
      const { rows } = await client.query<(string | null)[]>({
        text: `fetch ${rowsPerPage} from kept`,
        rowMode: 'array',
      });
      for (const row of rows) {
        file.add(row);
        onRow(row);
      }
      await file.flush();
      isEnd = rows.length < rowsPerPage;
    }
    await client.query('close kept');
  }
  return file.finish();
};
