import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * Creates tables in an empty database, given by its URL as the owner. The same input always creates the same tables.
 */
export type Template = Readonly<{ name: string; fill: (url: string) => Promise<void> }>;

type Server = Readonly<{
  /** Address of a database on the server, as a role that may create others. */
  url: string;
  urlOf: (database: string) => string;
}>;

/** Spec files run in several processes: the second one waits until the first has filled it. */
const lockOf = (name: string): string => `select pg_advisory_lock(hashtext('platzwart.specs'), hashtext('${name}'))`;

const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  ((await client.query('select from pg_database where datname = $1', [name])).rowCount ?? 0) > 0;

/** The statement's strategy: without fsync a copy of files is faster than a copy through the write-ahead log. */
export const createDatabase = (name: string, template = 'template1'): string =>
  `create database ${name} template ${template} strategy file_copy`;

export const dropDatabase = (name: string): string => `drop database if exists ${name} with (force)`;

const renameDatabase = (from: string, to: string): string => `alter database ${from} rename to ${to}`;

/**
 * The name of the database on `server` that `template` has filled, in this run or now, so that dozens of statements run
 * once and are copied for every spec.
 */
export const templateOn = async ({ url, urlOf }: Server, { name, fill }: Template): Promise<string> => {
  const database = `template_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(lockOf(database));
    if (await exists(client, database)) return database;
    const unfinished = `${database}_unfinished`;
    await client.query(dropDatabase(unfinished));
    await client.query(createDatabase(unfinished));
    await fill(urlOf(unfinished));
    await client.query(renameDatabase(unfinished, database));
    return database;
  } finally {
    // Also releases the lock.
    await client.end();
  }
};
