import type pg from 'pg';
import * as v from 'valibot';
import { databaseDescriptionSchema } from './database/databaseDescription.ts';
import { describeDatabase } from './database/describeDatabase.ts';

/** What of a release is in its data: a change of it calls for a new recording. */
export const releaseDescriptionSchema = v.object({
  database: databaseDescriptionSchema,
  /** Version of each schema that is migrated. */
  schemas: v.record(v.string(), v.number()),
  readModels: v.record(v.string(), v.number()),
  /** Shape of each part of a snapshot. */
  snapshots: v.record(v.string(), v.string()),
});
export type ReleaseDescription = v.InferOutput<typeof releaseDescriptionSchema>;

const numbersSchema = v.array(v.object({ name: v.string(), value: v.number() }));
const textsSchema = v.array(v.object({ name: v.string(), value: v.string() }));

const asRecord = <Value>(rows: readonly Readonly<{ name: string; value: Value }>[]): Record<string, Value> =>
  Object.fromEntries(rows.map(({ name, value }) => [name, value]));

const versionsOf = async (client: pg.ClientBase, schemas: readonly string[]) => {
  const versions: Record<string, number> = {};
  for (const schema of schemas) {
    const { rows } = await client.query<pg.QueryResultRow>(
      `select '${schema}' as name, version as value from ${schema}.schema_version`,
    );
    Object.assign(versions, asRecord(v.parse(numbersSchema, rows)));
  }
  return versions;
};

/** Earlier releases had one part for each stream, and no column for it. */
const snapshots = `
  select concat_ws('.', s.stream, to_jsonb(s) ->> 'part') as name, s.shape::text as value
  from command_service.snapshots s order by 1`;

/** Reads what the services of a release have made of the database. */
export const describeRelease = async (client: pg.ClientBase): Promise<ReleaseDescription> => {
  const database = await describeDatabase(client);
  const migrated = Object.entries(database.schemas).flatMap(([name, { tables }]) =>
    tables['schema_version'] ? [name] : [],
  );
  const models = await client.query<pg.QueryResultRow>(
    'select name, version as value from read_models.checkpoints order by 1',
  );
  const parts = await client.query<pg.QueryResultRow>(snapshots);
  return {
    database,
    schemas: await versionsOf(client, migrated),
    readModels: asRecord(v.parse(numbersSchema, models.rows)),
    snapshots: asRecord(v.parse(textsSchema, parts.rows)),
  };
};
