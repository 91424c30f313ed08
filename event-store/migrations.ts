import type pg from 'pg';
import { isReaderShutOut, letRead } from './readerRole.ts';

/** The database was written by a newer program than this one. The message is one plain sentence for operators. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
}

export type Migration = Readonly<{
  /** A plain lower-case name, made if it is missing. The version reached is kept in its table `schema_version`. */
  schema: string;
  /** Numbered from 1. Once released, a step never changes: later changes are further steps. */
  steps: readonly string[];
  /** What the reader may do in it (readerRole.ts); without any it is not even let in. */
  readerMay?: readonly string[];
}>;

const versionOf = async (client: pg.ClientBase, schema: string): Promise<number> => {
  await client.query(`create schema if not exists ${schema}`);
  await client.query(
    `create table if not exists ${schema}.schema_version (only_row boolean primary key default true check (only_row), version int not null)`,
  );
  await client.query(`insert into ${schema}.schema_version (version) values (0) on conflict do nothing`);
  const { rows } = await client.query<{ version: number }>(`select version from ${schema}.schema_version`);
  return rows[0]?.version ?? 0;
};

const tooNew = (schema: string, reached: number, known: number): string =>
  `The database schema "${schema}" is at version ${reached}, but this program knows only version ${known}: start the newer program again.`;

/** The steps that `schema` lacks, in the transaction of `client`. Throws SchemaTooNew. */
export const takeSteps = async (client: pg.ClientBase, { schema, steps, readerMay }: Migration): Promise<void> => {
  const reached = await versionOf(client, schema);
  if (reached > steps.length) throw new SchemaTooNew(tooNew(schema, reached, steps.length));
  for (const step of steps.slice(reached)) await client.query(step);
  await client.query(`update ${schema}.schema_version set version = $1`, [steps.length]);
  if (readerMay && (reached < steps.length || (await isReaderShutOut(client, schema))))
    await client.query(letRead(schema, readerMay));
};

/**
 * Brings `schema` to the version of this program: all missing steps or none, one program at a time.
 * Throws SchemaTooNew, and changes nothing, where the database is ahead of this program.
 */
export const migrate = async (pool: pg.Pool, migration: Migration): Promise<void> => {
  const client = await pool.connect();
  // A lost connection fails the query under way; without a listener it would end the program, too.
  client.on('error', () => undefined);
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('platzwart.migrate'), hashtext($1))`, [migration.schema]);
    await takeSteps(client, migration);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection rolls back, also where it is already broken.
    client.release(true);
    throw error;
  }
};

/** The sentence of SchemaTooNew where a newer program has changed the schema while this one was running; else null. */
export const newerSchema = async (
  pool: Pick<pg.Pool, 'query'>,
  { schema, steps }: Migration,
): Promise<string | null> => {
  const { rows } = await pool.query<{ version: number }>(`select version from ${schema}.schema_version`);
  const reached = rows[0]?.version ?? 0;
  return reached > steps.length ? tooNew(schema, reached, steps.length) : null;
};
