import type pg from 'pg';

export type SnapshotAge = Readonly<{ stream: string; seconds: number }>;

/** Age of the snapshot of each stream, by its oldest part; none while the database is unreachable. */
export const snapshotAges = (pool: Pick<pg.Pool, 'query'>) => async (): Promise<readonly SnapshotAge[]> => {
  const text =
    'select stream, extract(epoch from now() - min(taken_at))::float8 as seconds from command_service.snapshots group by stream order by stream';
  try {
    return (await pool.query<SnapshotAge>(text)).rows;
  } catch {
    return [];
  }
};
