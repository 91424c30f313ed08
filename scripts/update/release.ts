import type pg from 'pg';
import { type Migration, applySteps } from '@platzwart/database/migrations';
import { productVersion } from '@platzwart/service-process/product-version';
import * as v from 'valibot';

/** Remembers which version of the program wrote the data; in the database, because there is not always a data folder. */
export const releaseSchema: Migration = {
  schema: 'release',
  steps: [
    `create table release.written_by (
       only_row boolean primary key default true check (only_row),
       version text not null,
       since timestamptz not null default now()
     )`,
  ],
};

const rowsSchema = v.array(v.object({ version: v.string() }));

const isThere = async (client: pg.ClientBase): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_tables where schemaname = 'release' and tablename = 'written_by'`,
  );
  return rowCount === 1;
};

/** The version that wrote these data last; null where none has been recorded: releases before 0.2.0 did not. */
export const readRelease = async (client: pg.ClientBase): Promise<string | null> => {
  if (!(await isThere(client))) return null;
  const { rows } = await client.query('select version from release.written_by');
  return v.parse(rowsSchema, rows)[0]?.version ?? null;
};

/** Records, in the transaction of `client`, that `version` wrote these data; null: it is not known. */
export const writeRelease = async (client: pg.ClientBase, version: string | null): Promise<void> => {
  await applySteps(client, releaseSchema);
  if (version === null) return void (await client.query('delete from release.written_by'));
  await client.query(
    `insert into release.written_by (version) values ($1)
     on conflict (only_row) do update set version = excluded.version, since = now()
       where written_by.version <> excluded.version`,
    [version],
  );
};

/** Records that this program has come up on these data. */
export const recordRelease = async (client: pg.ClientBase): Promise<void> => {
  await client.query('begin');
  try {
    await writeRelease(client, productVersion);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

const numbersOf = (version: string): readonly [number, number] => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/**
 * Whether data of `written` may hold what `program` does not know: its first or second number is higher. A third number never changes
 * what is written.
 */
export const isNewerRelease = (written: string, program: string): boolean => {
  const [[major, minor], [ownMajor, ownMinor]] = [numbersOf(written), numbersOf(program)];
  return major > ownMajor || (major === ownMajor && minor > ownMinor);
};
