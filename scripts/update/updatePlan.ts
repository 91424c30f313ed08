import type pg from 'pg';
import type { Migration } from '@platzwart/database/migrations';
import { type SchemaSurvey, surveySchemas } from '@platzwart/database/survey-schemas';
import { productVersion } from '@platzwart/service-process/product-version';
import { vaultSchema } from '@platzwart/vault';
import * as v from 'valibot';
import { ownSchema as commandSchema } from '../../command-service/core/snapshotStore.ts';
import { logIdentitySchema } from '../../event-store/identity/logIdentitySchema.ts';
import { eventStoreSchema } from '../../event-store/postgres/schema.ts';
import { isRestoreUnfinished } from '../../event-store/unfinishedRestore.ts';
import { mailSchema } from '../../mail-service/core/mailSchema.ts';
import type { ReadModel } from '../../projection-service/core/readModel.ts';
import { readModelsSchema } from '../../projection-service/core/readModelsSchema.ts';
import { readModels } from '../../projection-service/readModels.ts';
import { isNewerRelease, readRelease, releaseSchema } from './release.ts';

type SchemaChange = Readonly<{ schema: string; from: number; to: number }>;
/** `from`: null where the read model is new. `bytes`: size of its tables now, which the new ones need beside them. */
type ReadModelBuild = Readonly<{ name: string; from: number | null; to: number; bytes: number }>;

/** What this program would do to the data before it serves them. Empty lists: nothing. */
export type UpdatePlan = Readonly<{
  /** The version that wrote the data; null where that was not recorded, as before 0.2.0. */
  writtenBy: string | null;
  /** Whether there is a club to lose: an empty database is no update. */
  hasClub: boolean;
  migrations: readonly SchemaChange[];
  builds: readonly ReadModelBuild[];
  /** Why it cannot be done beside the release that is running; null where it can, or where nothing runs. */
  needsStop: string | null;
  /** Why this program must not open the data: a newer one wrote them. One sentence each. */
  newer: readonly string[];
  /** Events that the read models have read; 0 where none has. */
  events: number;
  /** Events per second of the rebuilds that this database remembers, the slowest; null where there was none. */
  eventsPerSecond: number | null;
}>;

/** The schemas of all services, and ours. New ones are created without a step, so only those that exist can be migrated. */
export const migrations: readonly Migration[] = [
  eventStoreSchema,
  vaultSchema,
  commandSchema,
  readModelsSchema,
  mailSchema,
  releaseSchema,
  logIdentitySchema,
];

/** Those that exist. */
const surveyed = async (client: pg.ClientBase): Promise<readonly SchemaSurvey[]> =>
  (await surveySchemas(client, migrations)).filter(({ version }) => version > 0);

const checkpointsSchema = v.array(
  v.object({ name: v.string(), version: v.number(), events: v.number(), bytes: v.number() }),
);
type KnownCheckpoint = v.InferOutput<typeof checkpointsSchema>[number];

/** Columns that every release has: the table of checkpoints may be an older one. */
const readCheckpoints = async (client: pg.ClientBase): Promise<readonly KnownCheckpoint[]> => {
  const { rows } = await client.query(`
    select name, version, events::float8 as events,
      coalesce((select sum(pg_total_relation_size(c.oid)) from pg_class c
                where c.relnamespace = to_regnamespace(checkpoints.name) and c.relkind = 'r'), 0)::float8 as bytes
    from read_models.checkpoints`);
  return v.parse(checkpointsSchema, rows);
};

const buildOf = ({ name, version, formerly = [] }: ReadModel, known: readonly KnownCheckpoint[]): ReadModelBuild[] => {
  const own = known.find((each) => each.name === name);
  if (own?.version === version) return [];
  const served = own ?? known.find((each) => formerly.includes(each.name)) ?? { version: null, bytes: 0 };
  return [{ name, from: served.version, to: version, bytes: served.bytes }];
};

const newerReadModels = (known: readonly KnownCheckpoint[]): readonly string[] =>
  readModels.flatMap(({ name, version }) => {
    const built = known.find((each) => each.name === name)?.version ?? 0;
    return built > version
      ? [`The tables of ${name} were built in version ${built}, and this program knows only version ${version}.`]
      : [];
  });

const ratesSchema = v.tuple([v.object({ rate: v.nullable(v.number()) })]);

const slowestRebuild = async (client: pg.ClientBase): Promise<number | null> => {
  const { rowCount } = await client.query(
    `select from information_schema.columns
     where table_schema = 'read_models' and table_name = 'checkpoints' and column_name = 'last_rebuild'`,
  );
  if (rowCount === 0) return null;
  const { rows } = await client.query(`
    select min((last_rebuild->>'events')::float8 / greatest((last_rebuild->>'seconds')::float8, 0.001)) as rate
    from read_models.checkpoints where last_rebuild->>'problem' is null and (last_rebuild->>'events')::float8 >= 1000`);
  return v.parse(ratesSchema, rows)[0].rate;
};

const hasClub = async (client: pg.ClientBase, schemas: readonly SchemaSurvey[]): Promise<boolean> => {
  if (!schemas.some(({ schema }) => schema === vaultSchema.schema) || (await isRestoreUnfinished(client))) return false;
  const { rowCount } = await client.query('select from vault.digest_key');
  return rowCount === 1;
};

const newerSchemas = (schemas: readonly SchemaSurvey[]): readonly string[] =>
  schemas
    .filter(({ version, known }) => version > known)
    .map(
      ({ schema, version, known }) =>
        `The database schema "${schema}" is at version ${version}, and this program knows only version ${known}.`,
    );

const changeOf = ({ schema, version, known, missing }: SchemaSurvey): readonly SchemaChange[] =>
  missing.length === 0 ? [] : [{ schema, from: version, to: known }];

const whyStop = (schemas: readonly SchemaSurvey[]): string | null =>
  schemas.find(({ version, known, refusal }) => refusal !== null && version <= known)?.refusal?.message ?? null;

const newerRelease = (writtenBy: string | null): readonly string[] =>
  writtenBy !== null && isNewerRelease(writtenBy, productVersion)
    ? [`These data were written by version ${writtenBy}, and this is version ${productVersion}.`]
    : [];

/** Compares the data with this program, whoever wrote them. It only reads, with columns that every release has. */
export const planUpdate = async (client: pg.ClientBase): Promise<UpdatePlan> => {
  const [writtenBy, schemas] = [await readRelease(client), await surveyed(client)];
  const hasCheckpoints = schemas.some(({ schema }) => schema === readModelsSchema.schema);
  const known = hasCheckpoints ? await readCheckpoints(client) : [];
  return {
    writtenBy,
    hasClub: await hasClub(client, schemas),
    migrations: schemas.flatMap(changeOf),
    needsStop: whyStop(schemas),
    builds: hasCheckpoints ? readModels.flatMap((model) => buildOf(model, known)) : [],
    newer: [...newerRelease(writtenBy), ...newerSchemas(schemas), ...newerReadModels(known)],
    events: Math.max(0, ...known.map(({ events }) => events)),
    eventsPerSecond: hasCheckpoints ? await slowestRebuild(client) : null,
  };
};

/** Whether it changes what is there: what only adds tables loses nothing. */
export const isUpdate = ({ hasClub: isClub, migrations: changes, builds }: UpdatePlan): boolean =>
  isClub && (changes.length > 0 || builds.some(({ from }) => from !== null));
