import * as v from 'valibot';
import type { Queryable } from './sql.ts';

/** A table of a rebuilt read model, compared at the same position of the log: the rows that were in use, and those that the log gives. */
const comparedTableSchema = v.object({
  table: v.string(),
  rowsBefore: v.number(),
  rowsAfter: v.number(),
  isSame: v.boolean(),
});
export type ComparedTable = v.InferOutput<typeof comparedTableSchema>;

/** What became of the last rebuild. `problem`: why it was given up, in which case the old tables are in use. */
export const rebuildRecordSchema = v.object({
  /** ISO 8601 instant of its end. */
  at: v.string(),
  /** Events read from the log. */
  events: v.number(),
  seconds: v.number(),
  problem: v.nullable(v.string()),
  /** Empty where the old tables had another version: there is nothing to compare. */
  tables: v.array(comparedTableSchema),
});
export type RebuildRecord = v.InferOutput<typeof rebuildRecordSchema>;

/** Records how a rebuild ended, and so answers the request for one; in the transaction of the swap, where there is one. */
export const recordRebuild = async (db: Queryable, name: string, record: Omit<RebuildRecord, 'at'>): Promise<void> => {
  await db.query(
    `update read_models.checkpoints set rebuild_requested = null,
       last_rebuild = $2::jsonb || jsonb_build_object('at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
     where name = $1`,
    [name, JSON.stringify(record)],
  );
};
