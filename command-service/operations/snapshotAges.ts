import type pg from 'pg';

export type SnapshotAge = Readonly<{ stream: string; seconds: number }>;

/** How old the snapshot of each stream is; none while the database is away. */
export const snapshotAges = (pool: Pick<pg.Pool, 'query'>) => async (): Promise<readonly SnapshotAge[]> => {
  const text =
    'select stream, extract(epoch from now() - taken_at)::float8 as seconds from command_service.snapshots order by stream';
  try {
    return (await pool.query<SnapshotAge>(text)).rows;
  } catch {
    return [];
  }
};
