import pg from 'pg';
import { lacksSchemaAccess, grantRights, readerRole, writerRole } from './databaseRoles.ts';

/** The database was written by a newer program than this one. The message is one plain sentence for operators. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';
}

export type Migration = Readonly<{
  /** A plain lower-case name; created if it is missing. The version reached is stored in its table `schema_version`. */
  schema: string;
  /** Numbered from 1. Once released, a step never changes: later changes are further steps. */
  steps: readonly string[];
  /** Rights of the reader (databaseRoles.ts); without any it cannot use the schema. Granted again with every further step. */
  readerRights?: readonly string[];
  /** The same for the writer, who may also read the version. */
  writerRights?: readonly string[];
}>;

type Queryable = Pick<pg.ClientBase, 'query'>;

const readVersion = async (db: Queryable, schema: string): Promise<number> => {
  const { rows } = await db.query<{ version: number }>(`select version from ${schema}.schema_version`);
  return rows[0]?.version ?? 0;
};

const createVersionTable = async (client: pg.ClientBase, schema: string): Promise<void> => {
  await client.query(`create schema if not exists ${schema}`);
  await client.query(
    `create table if not exists ${schema}.schema_version (only_row boolean primary key default true check (only_row), version int not null)`,
  );
  await client.query(`insert into ${schema}.schema_version (version) values (0) on conflict do nothing`);
};

const tooNewMessage = (schema: string, reached: number, known: number): string =>
  `The database schema "${schema}" is at version ${reached}, but this program knows only version ${known}: start the newer program again.`;

/** The roles with rights in `schema`, and these rights. */
const rightsByRole = ({ schema, readerRights, writerRights }: Migration) => [
  ...(readerRights ? [{ role: readerRole, rights: readerRights } as const] : []),
  ...(writerRights
    ? [{ role: writerRole, rights: [`select on ${schema}.schema_version`, ...writerRights] } as const]
    : []),
];

/** Runs the steps that `schema` lacks, in the transaction of `client`. Throws SchemaTooNew. */
export const applySteps = async (client: pg.ClientBase, migration: Migration): Promise<void> => {
  const { schema, steps } = migration;
  await createVersionTable(client, schema);
  const reached = await readVersion(client, schema);
  if (reached > steps.length) throw new SchemaTooNew(tooNewMessage(schema, reached, steps.length));
  for (const step of steps.slice(reached)) await client.query(step);
  await client.query(`update ${schema}.schema_version set version = $1`, [steps.length]);
  for (const { role, rights } of rightsByRole(migration))
    if (reached < steps.length || (await lacksSchemaAccess(client, role, schema)))
      await client.query(grantRights(role, schema, rights));
};

/** Whether no step is missing. This needs only the right to read the version, which the writer has. */
const isUpToDate = async (pool: pg.Pool, migration: Migration): Promise<boolean> => {
  const { schema, steps } = migration;
  const table = `select from pg_tables where schemaname = $1 and tablename = 'schema_version'`;
  const { rowCount } = await pool.query(table, [schema]);
  if (rowCount === 0 || (await readVersion(pool, schema)) !== steps.length) return false;
  for (const { role } of rightsByRole(migration)) if (await lacksSchemaAccess(pool, role, schema)) return false;
  return true;
};

/**
 * Brings `schema` to the version of this program: all missing steps or none, one program at a time.
 * Throws SchemaTooNew, and changes nothing, where the database is ahead of this program.
 */
export const migrate = async (pool: pg.Pool, migration: Migration): Promise<void> => {
  if (await isUpToDate(pool, migration)) return;
  const client = await pool.connect();
  // A lost connection fails the query under way; without a listener it would also end the program.
  client.on('error', () => undefined);
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('platzwart.migrate'), hashtext($1))`, [migration.schema]);
    await applySteps(client, migration);
    await client.query('commit');
    client.release();
  } catch (error) {
    // Closing the connection rolls back, also where it is already broken.
    client.release(true);
    throw error;
  }
};

/**
 * Migrates as the owner of the tables, over a connection that is closed again. Services that work as the writer call this first. Throws as
 * `migrate` does.
 */
export const migrateAsOwner = async (ownerUrl: string, migrations: readonly Migration[]): Promise<void> => {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    application_name: 'platzwart migrations',
    max: 1,
    connectionTimeoutMillis: 3_000,
    query_timeout: 4_000,
  });
  pool.on('error', () => undefined);
  try {
    for (const migration of migrations) await migrate(pool, migration);
  } finally {
    await pool.end();
  }
};

/** The sentence of SchemaTooNew where a newer program has changed the schema while this one was running; else null. */
export const newerSchema = async (
  pool: Pick<pg.Pool, 'query'>,
  { schema, steps }: Migration,
): Promise<string | null> => {
  const reached = await readVersion(pool, schema);
  return reached > steps.length ? tooNewMessage(schema, reached, steps.length) : null;
};
