import { release } from '@platzwart/service-process/release';
import type pg from 'pg';

/**
 * The names of the connections that programs of another release have to this database: while there is one, its program reads and writes the
 * tables as it knows them. A program of before 0.2.0 names no release, and is another one.
 */
export const otherReleases = async (db: Pick<pg.ClientBase, 'query'>): Promise<readonly string[]> => {
  const { rows } = await db.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'platzwart%'
       and right(application_name, length($1)) <> $1 order by 1`,
    [` ${release}`],
  );
  return rows.map(({ name }) => name);
};
