import type pg from 'pg';
import { type Migration, migrate } from '@platzwart/event-store/migrations';

/** A module's state as it stood behind event `revision`, whose hash ties the snapshot to one log. */
export type StoredSnapshot = Readonly<{ shape: string; revision: number; hash: string; content: unknown }>;

export type SnapshotStore = Readonly<{
  find: (stream: string) => Promise<StoredSnapshot | null>;
  /** Replaces an older snapshot and one of another shape; never a newer one. */
  keep: (stream: string, snapshot: StoredSnapshot) => Promise<void>;
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
    // A long ledger has tens of megabytes: compressing them takes longer than writing them, and than a query may take.
    'alter table command_service.snapshots alter column content set storage external',
  ],
  writerMay: ['select, insert, update, delete on command_service.snapshots'],
};

type Row = Readonly<{ shape: string; revision: string; hash: string; content: string }>;

/** Snapshots in PostgreSQL: disposable, so that the table may be emptied at any time. Throws SchemaTooNew. */
export const openSnapshotStore = async (pool: pg.Pool): Promise<SnapshotStore> => {
  await migrate(pool, ownSchema);
  return {
    find: async (stream) => {
      const { rows } = await pool.query<Row>(
        'select shape, revision, hash, content from command_service.snapshots where stream = $1',
        [stream],
      );
      return (
        rows.map((row) => ({
          ...row,
          revision: Number(row.revision),
          content: JSON.parse(row.content) as unknown,
        }))[0] ?? null
      );
    },
    keep: async (stream, { shape, revision, hash, content }) => {
      await pool.query(
        `insert into command_service.snapshots (stream, shape, revision, hash, content) values ($1, $2, $3, $4, $5)
         on conflict (stream) do update
           set shape = excluded.shape, revision = excluded.revision, hash = excluded.hash, content = excluded.content, taken_at = now()
           where snapshots.revision <= excluded.revision or snapshots.shape <> excluded.shape`,
        [stream, shape, revision, hash, JSON.stringify(content)],
      );
    },
    forget: async (stream) => {
      await pool.query('delete from command_service.snapshots where stream = $1', [stream]);
    },
  };
};
