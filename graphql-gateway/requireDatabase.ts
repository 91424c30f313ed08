import { StartRefused } from '@platzwart/service-process/refusal';
import type { Database } from './core/database.ts';

/** Refuses to start where the database at `url` does not answer. */
export const requireDatabase = async (database: Pick<Database, 'rows'>, url: string): Promise<void> => {
  try {
    await database.rows('select 1');
  } catch {
    const { hostname, port, pathname } = new URL(url);
    const location = `${hostname}:${port || 5432}${pathname}`;
    throw new StartRefused(`The database ${location} cannot be reached: start PostgreSQL, or correct DATABASE_URL.`);
  }
};
