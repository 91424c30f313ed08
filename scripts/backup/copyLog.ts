import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import { logTables } from './backupTables.ts';
import { rowFromEvent } from './eventRow.ts';
import { type FileFacts, type Row, createRowFile } from './rowFile.ts';

const pageSize = 1_000;

type ReadableLog = Pick<EventStore, 'readAll' | 'head'>;
type Target = Readonly<{ folder: string; name: string; onRow: (row: Row) => void }>;

/** Every event up to the end that the log has now, page by page: the log may be larger than the memory. */
export async function* eventsInLog(log: ReadableLog): AsyncGenerator<readonly RecordedEvent[]> {
  const end = await log.head();
  for (let after: RecordedEvent['position'] | null = null; end !== null && (after === null || after < end);) {
    const page: readonly RecordedEvent[] = await log.readAll({ after, limit: pageSize });
    const last = page.at(-1);
    if (!last) return;
    yield page.filter(({ position }) => position <= end);
    after = last.position;
  }
}

/**
 * Writes the log of an EventStoreDB as the rows that PostgreSQL would hold: positions count from 1, so that the backup can be restored into
 * either store.
 */
export const copyLog = async (log: ReadableLog, { folder, name, onRow }: Target): Promise<FileFacts> => {
  const file = await createRowFile(folder, name);
  let number = 0;
  for (const { table, columns } of logTables) file.begin({ table, columns: Object.keys(columns) });
  for await (const page of eventsInLog(log)) {
    for (const event of page) {
      number += 1;
      const row = rowFromEvent(event, number);
      file.add(row);
      onRow(row);
    }
    await file.flush();
  }
  return file.finish();
};
