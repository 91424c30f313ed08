import type pg from 'pg';
import { type Migration, migrate } from '@platzwart/database/migrations';

/** A part of a stream's state after event `revision`; the hash of that event identifies the log. */
type PartOfSnapshot = Readonly<{ part: string; shape: string; revision: number; hash: string }>;
/** The form for writing: `json` is text in UTF-8. */
export type EncodedPart = PartOfSnapshot & Readonly<{ json: Buffer }>;
export type StoredPart = PartOfSnapshot & Readonly<{ content: unknown }>;

export type SnapshotStore = Readonly<{
  /** All stored parts of a stream; a crash between two of them leaves parts of different revisions. */
  find: (stream: string) => Promise<readonly StoredPart[]>;
  /** Replaces an older part and one of another shape; never a newer one. */
  keep: (stream: string, part: EncodedPart) => Promise<void>;
  forget: (stream: string) => Promise<void>;
}>;

export const ownSchema: Migration = {
  schema: 'command_service',
  steps: [
    `create table command_service.snapshots (
     stream text primary key,
     shape text not null,
     revision bigint not null,
     hash text not null,
     content text not null,
     taken_at timestamptz not null default now()
   )`,
    // A long ledger has tens of megabytes: compressing them takes longer than writing them, and longer than the timeout of a query.
    'alter table command_service.snapshots alter column content set storage external',
    // One row per part. Old snapshots are dropped, because they are disposable: the next start reads the log and stores snapshots in parts.
    `delete from command_service.snapshots;
     alter table command_service.snapshots add column part text not null;
     alter table command_service.snapshots drop constraint snapshots_pkey;
     alter table command_service.snapshots add primary key (stream, part)`,
  ],
  writerRights: ['select, insert, update, delete on command_service.snapshots'],
};

type Row = Readonly<{ part: string; shape: string; revision: string; hash: string; content: string }>;

/** Snapshots in PostgreSQL: disposable, so the table may be emptied at any time. Throws SchemaTooNew. */
export const openSnapshotStore = async (pool: pg.Pool): Promise<SnapshotStore> => {
  await migrate(pool, ownSchema);
  return {
    find: async (stream) => {
      const { rows } = await pool.query<Row>(
        'select part, shape, revision, hash, content from command_service.snapshots where stream = $1',
        [stream],
      );
      return rows.map((row) => ({
        ...row,
        revision: Number(row.revision),
        content: JSON.parse(row.content) as unknown,
      }));
    },
    keep: async (stream, { part, shape, revision, hash, json }) => {
      await pool.query(
        `insert into command_service.snapshots (stream, part, shape, revision, hash, content)
         values ($1, $2, $3, $4, $5, convert_from($6::bytea, 'UTF8'))
         on conflict (stream, part) do update
           set shape = excluded.shape, revision = excluded.revision, hash = excluded.hash, content = excluded.content, taken_at = now()
           where snapshots.revision <= excluded.revision or snapshots.shape <> excluded.shape`,
        [stream, part, shape, revision, hash, json],
      );
    },
    forget: async (stream) => {
      await pool.query('delete from command_service.snapshots where stream = $1', [stream]);
    },
  };
};
