import type pg from 'pg';
import * as v from 'valibot';
import { rememberLog } from '../../event-store/identity/checkLog.ts';
import type { LogIdentity } from '../../event-store/identity/logIdentity.ts';
import { logIdentitySchema } from '../../event-store/identity/logIdentitySchema.ts';
import { eventStoreSchema } from '../../event-store/postgres/schema.ts';
import { unfinishedRestoreSchema } from '../../event-store/unfinishedRestore.ts';
import { type Migration, applySteps } from '@platzwart/database/migrations';
import { vaultSchema } from '@platzwart/vault';
import { type BackupTable, legacyTables, keyTables, logTables, rebuildableSchemas } from './backupTables.ts';
import { type Head, type Row, readRowFile } from './rowFile.ts';
import { writeRelease } from '../update/release.ts';
import type { Verified } from './verifyBackup.ts';

const usualRowsPerPage = 2_000;

const insertOf = ({ table, columns }: Head): string => {
  const types = [...logTables, ...keyTables, ...legacyTables].find((kept) => kept.table === table)?.columns ?? {};
  const lists = columns.map((column, index) => `$${index + 1}::${types[column] ?? 'text'}[]`);
  return `insert into ${table} (${columns.join(', ')}) select * from unnest(${lists.join(', ')})`;
};

const insertPage = async (client: pg.Client, head: Head, page: readonly Row[]): Promise<void> => {
  const lists = head.columns.map((_, index) => page.map((row) => row[index] ?? null));
  await client.query({ text: insertOf(head), values: lists });
};

const insertRows = async (client: pg.Client, file: string, tables: readonly BackupTable[]): Promise<void> => {
  let page: Row[] = [];
  let present: Head | undefined;
  const flush = async (): Promise<void> => {
    if (present && page.length > 0) await insertPage(client, present, page);
    page = [];
  };
  for await (const { head, row } of readRowFile(file)) {
    const kept = tables.find(({ table }) => table === head.table);
    if (!kept) throw new Error(`${file} holds a strange table ${head.table}`);
    if (head !== present || page.length === (kept.rowsPerPage ?? usualRowsPerPage)) await flush();
    present = head;
    page.push(row);
  }
  await flush();
};

const namesSchema = v.array(v.object({ name: v.string() }));

/** Includes schemas left by an unfinished rebuild. */
const schemasOfReadModels = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows: books } = await client.query(
    `select from pg_tables where schemaname = 'read_models' and tablename = 'checkpoints'`,
  );
  if (books.length === 0) return [];
  const { rows } = await client.query('select name from read_models.checkpoints');
  return v.parse(namesSchema, rows).flatMap(({ name }) => [name, `${name}_next`, `${name}_previous`]);
};

const clearAway = async (client: pg.Client): Promise<void> => {
  const own = [eventStoreSchema, vaultSchema].map(({ schema }) => schema);
  for (const schema of [...own, unfinishedRestoreSchema, ...rebuildableSchemas, ...(await schemasOfReadModels(client))])
    await client.query(`drop schema if exists ${schema} cascade`);
};

/** Tables in the schema version of the backup; the services migrate them when they open them. */
const asOf = ({ schema, steps }: Migration, version: number): Migration => ({ schema, steps: steps.slice(0, version) });

const insertLog = async (client: pg.Client, { manifest, logFile }: Verified): Promise<void> => {
  await applySteps(client, asOf(eventStoreSchema, manifest.versions.event_store));
  await insertRows(client, logFile, logTables);
};

const beginRestore = async (client: pg.Client, schema = unfinishedRestoreSchema): Promise<void> => {
  await client.query(`create schema ${schema}`);
};

const rememberRestored = async (client: pg.Client, log: LogIdentity): Promise<void> => {
  await applySteps(client, logIdentitySchema);
  await rememberLog(client, log);
};

/**
 * Replaces the existing rows by those of the backup, in one transaction; the database remembers `log`. One that belongs into an EventStoreDB
 * follows: until `finishRestore` no service starts on this database.
 */
export const restoreRows = async (client: pg.Client, backup: Verified, log: LogIdentity): Promise<void> => {
  await client.query('begin');
  try {
    await clearAway(client);
    await applySteps(client, asOf(vaultSchema, backup.keysOf.manifest.versions.vault));
    await insertRows(client, backup.keysFile, [...keyTables, ...legacyTables]);
    await rememberRestored(client, log);
    if (log.store === 'PostgreSQL') await insertLog(client, backup);
    else await beginRestore(client);
    await writeRelease(client, backup.manifest.versions.data);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/** The log in EventStoreDB is complete. */
export const finishRestore = async (client: pg.Client, schema = unfinishedRestoreSchema): Promise<void> => {
  await client.query(`drop schema ${schema}`);
};
