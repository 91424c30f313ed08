import { column, rowReader } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';

const reader = rowReader({ occurredAt: column.instant });
/** After every entry at the same position: an entry's key is its position, a space and its subject. */
const afterAll = '~';

export type ReadModelReads = Readonly<{
  /** When the event at a position was decided, or the last one before it; null before the first. */
  eventTime: (position: string) => Promise<string | null>;
  /** Requests a rebuild; the projection-service begins it within a second. False where there is no such read model. */
  requestRebuild: (name: string) => Promise<boolean>;
}>;

export const readModelReads = (database: Database): ReadModelReads => ({
  eventTime: async (position) => {
    const rows = await database.rows(
      `select ${reader.selectList()} from history.entries where entry_id < $1 order by entry_id desc limit 1`,
      [`${position} ${afterAll}`],
    );
    return reader.decode(rows)[0]?.occurredAt ?? null;
  },
  requestRebuild: async (name) => {
    const rows = await database.rows(
      `update read_models.checkpoints set rebuild_requested = coalesce(rebuild_requested, now()) where name = $1 returning name`,
      [name],
    );
    return rows.length > 0;
  },
});
