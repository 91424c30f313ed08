import pg from 'pg';
import { lacksSchemaAccess, grantRights, readerRole, writerRole } from './databaseRoles.ts';
import { inTransaction } from './inTransaction.ts';
import { applicationName } from '@platzwart/service-process/release';
import { otherReleases } from './releases.ts';
import {
  type NumberedStep,
  type SchemaState,
  createVersionTable,
  entryOf,
  readState,
  writeState,
} from './schemaVersion.ts';
import { type Migration, emptyState, missingSteps, refusalOf, surveySchemas, tooNewMessage } from './surveySchemas.ts';

export type { Migration } from './surveySchemas.ts';

/** The roles with rights in `schema`, and these rights. */
const rightsByRole = ({ schema, readerRights, writerRights }: Migration) => [
  ...(readerRights ? [{ role: readerRole, rights: readerRights } as const] : []),
  ...(writerRights
    ? [{ role: writerRole, rights: [`select on ${schema}.schema_version`, ...writerRights] } as const]
    : []),
];

const grantMissingRights = async (client: pg.ClientBase, migration: Migration, isChanged: boolean): Promise<void> => {
  const { schema } = migration;
  for (const { role, rights } of rightsByRole(migration))
    if (isChanged || (await lacksSchemaAccess(client, role, schema)))
      await client.query(grantRights(role, schema, rights));
};

const stateAfter = (
  { steps }: Migration,
  { version, added }: SchemaState,
  { ran, isAlone }: Readonly<{ ran: readonly NumberedStep[]; isAlone: boolean }>,
): SchemaState =>
  // A later release may have added more before it gave up.
  isAlone
    ? { version: steps.length, added: added.filter((entry) => Number(entry.split(' ')[0]) > steps.length) }
    : { version, added: [...added, ...ran.map(entryOf)] };

/**
 * Runs the steps that `schema` lacks, in the transaction of `client`. While programs of `others`, that is other releases, are connected it runs
 * those that add only, and the version stays: those programs may still be started again. Throws DataRefused.
 */
export const applySteps = async (
  client: pg.ClientBase,
  migration: Migration,
  others: readonly string[] = [],
): Promise<void> => {
  const { schema } = migration;
  await createVersionTable(client, schema);
  const state = (await readState(client, schema)) ?? emptyState;
  const refusal = refusalOf(migration, state, others);
  if (refusal) throw refusal;
  const isAlone = others.length === 0;
  const ran = missingSteps(migration, state).filter(({ isRemoval }) => isAlone || !isRemoval);
  for (const { text } of ran) await client.query(text);
  await writeState(client, schema, stateAfter(migration, state, { ran, isAlone }));
  await grantMissingRights(client, migration, ran.length > 0);
};

/** Whether this program can work: all that is missing may wait. This needs only the right to read the version, which the writer has. */
const isReady = async (pool: pg.Pool, migration: Migration): Promise<boolean> => {
  const state = await readState(pool, migration.schema);
  if (state === null || state.lacksAdded || refusalOf(migration, state, []) !== null) return false;
  if (missingSteps(migration, state).some(({ isRemoval }) => !isRemoval)) return false;
  for (const { role } of rightsByRole(migration))
    if (await lacksSchemaAccess(pool, role, migration.schema)) return false;
  return true;
};

/** Another release reads these tables meanwhile: its calls must not queue behind a lock that does not come. */
const briefLocks = `set local lock_timeout = '1s'`;

const applyUnderLock = (pool: pg.Pool, migration: Migration): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('platzwart.migrate'), hashtext($1))`, [migration.schema]);
    const others = await otherReleases(client);
    if (others.length > 0) await client.query(briefLocks);
    await applySteps(client, migration, others);
  });

/**
 * Brings `schema` to where this program can work with it: all missing steps or none, one program at a time (docs/adr/0079). Throws
 * DataRefused, and changes nothing, where that must not be.
 */
export const migrate = async (pool: pg.Pool, migration: Migration): Promise<void> => {
  if (!(await isReady(pool, migration))) await applyUnderLock(pool, migration);
};

const asOwner = async <Result>(
  ownerUrl: string,
  settings: pg.PoolConfig,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> => {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    application_name: applicationName('platzwart migrations'),
    max: 1,
    connectionTimeoutMillis: 3_000,
    ...settings,
  });
  pool.on('error', () => undefined);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};

/**
 * The schemas that have to be migrated before this program can work, read as the owner. Changes nothing. Throws DataRefused where one of all
 * `migrations` is newer than this program, or cannot be migrated while another release runs.
 */
export const schemasToMigrate = (ownerUrl: string, migrations: readonly Migration[]): Promise<readonly Migration[]> =>
  asOwner(ownerUrl, { query_timeout: 4_000 }, async (pool) => {
    const refusal = (await surveySchemas(pool, migrations)).find((survey) => survey.refusal !== null)?.refusal;
    if (refusal) throw refusal;
    const lacking: Migration[] = [];
    for (const migration of migrations) if (!(await isReady(pool, migration))) lacking.push(migration);
    return lacking;
  });

/**
 * Migrates as the owner of the tables, over a connection that is closed again. Services that work as the writer call this first. All schemas are
 * checked before the first is changed; a step takes as long as it takes. Throws as `migrate` does.
 */
export const migrateAsOwner = async (ownerUrl: string, migrations: readonly Migration[]): Promise<void> => {
  const lacking = await schemasToMigrate(ownerUrl, migrations);
  if (lacking.length === 0) return;
  await asOwner(ownerUrl, {}, async (pool) => {
    for (const migration of lacking) await migrate(pool, migration);
  });
};

const isComplete = async (pool: pg.Pool, { schema, steps }: Migration): Promise<boolean> =>
  (await readState(pool, schema))?.version === steps.length;

/**
 * Takes away what waited for the programs of other releases to end. False, and nothing is changed, while one is connected. Throws as
 * `migrate` does.
 */
export const completeMigrations = (ownerUrl: string, migrations: readonly Migration[]): Promise<boolean> =>
  asOwner(ownerUrl, {}, async (pool) => {
    for (const migration of migrations) {
      if (await isComplete(pool, migration)) continue;
      if ((await otherReleases(pool)).length > 0) return false;
      await applyUnderLock(pool, migration);
      if (!(await isComplete(pool, migration))) return false;
    }
    return true;
  });

/** The sentence of SchemaTooNew where a newer program has changed the schema while this one was running; else null. */
export const newerSchema = async (
  pool: Pick<pg.Pool, 'query'>,
  { schema, steps }: Migration,
): Promise<string | null> => {
  const reached = (await readState(pool, schema))?.version ?? 0;
  return reached > steps.length ? tooNewMessage(schema, reached, steps.length) : null;
};
