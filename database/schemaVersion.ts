import { createHash } from 'node:crypto';
import type pg from 'pg';

export type Queryable = Pick<pg.ClientBase, 'query'>;

/**
 * One step of a schema. A statement only adds, and the services of the previous release go on working beside it. `removes` takes away what
 * the previous release needs and this one does not: it runs once no program of another release is connected.
 */
export type Step = string | Readonly<{ removes: string }>;

/** `number`: from 1. */
export type NumberedStep = Readonly<{ number: number; text: string; isRemoval: boolean }>;

/**
 * How far a schema is. `version`: all steps up to it have run, and an older program may refuse it. `added`: the steps beyond that have
 * run while another release was still working, as `number digest`.
 */
export type SchemaState = Readonly<{ version: number; added: readonly string[] }>;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const entryOf = ({ number, text }: NumberedStep): string => `${number} ${digestOf(text)}`;

export const numbered = (steps: readonly Step[]): readonly NumberedStep[] =>
  steps.map((step, index) => ({
    number: index + 1,
    text: typeof step === 'string' ? step : step.removes,
    isRemoval: typeof step !== 'string',
  }));

/** Null: the schema does not exist yet. Needs only the right to read the version. */
export const readState = async (
  db: Queryable,
  schema: string,
): Promise<(SchemaState & Readonly<{ lacksAdded: boolean }>) | null> => {
  const { rows: found } = await db.query(`select where to_regclass($1) is not null`, [`${schema}.schema_version`]);
  if (found.length === 0) return null;
  // Those of before 0.2.0 have no column `added`.
  const { rows } = await db.query<Partial<SchemaState>>(`select * from ${schema}.schema_version`);
  const { version = 0, added } = rows[0] ?? {};
  return { version, added: added ?? [], lacksAdded: added === undefined };
};

/** Creates schema and table where they are missing; the column `added` is missing in those of before 0.2.0. */
export const createVersionTable = async (client: Queryable, schema: string): Promise<void> => {
  await client.query(`create schema if not exists ${schema}`);
  await client.query(
    `create table if not exists ${schema}.schema_version (only_row boolean primary key default true check (only_row), version int not null)`,
  );
  await client.query(
    `alter table ${schema}.schema_version add column if not exists added text[] not null default '{}'`,
  );
  await client.query(`insert into ${schema}.schema_version (version) values (0) on conflict do nothing`);
};

export const writeState = async (client: Queryable, schema: string, { version, added }: SchemaState): Promise<void> => {
  await client.query(`update ${schema}.schema_version set version = $1, added = $2`, [version, added]);
};
