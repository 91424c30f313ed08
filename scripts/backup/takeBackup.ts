import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import type { EventStore } from '@platzwart/event-store';
import { productVersion } from '@platzwart/service-process/product-version';
import { eventStoreSchema } from '../../event-store/postgres/schema.ts';
import { signLogHead, trackLogHead } from '../../command-service/core/logHead.ts';
import { writeLogHead } from '../../command-service/core/logHeadFile.ts';
import { copyLog } from './copyLog.ts';
import { copyTables } from './copyTables.ts';
import { keyTables, legacyTables, logTables } from './backupTables.ts';
import { deleteOldKeys } from './deleteOldKeys.ts';
import { presentTables } from './presentTables.ts';
import {
  type Backup,
  type Manifest,
  backupsIn,
  formatVersion,
  logHeadName,
  unfinishedEnding,
  writeManifest,
} from './manifest.ts';
import type { Row } from './rowFile.ts';
import { eventFromRow } from './eventRow.ts';
import { readRelease } from '../update/release.ts';
import { verifyWritten } from './verifyBackup.ts';

const versionsSchema = v.tuple([v.object({ postgres: v.string(), vault: v.number() })]);
const versionSchema = v.tuple([v.object({ version: v.number() })]);

/** Rows of a log in EventStoreDB are written as the current schema of the PostgreSQL event store has them. */
const eventStoreVersion = async ({ client, log }: Source): Promise<number> => {
  if (log) return eventStoreSchema.steps.length;
  const { rows } = await client.query('select version from event_store.schema_version');
  return v.parse(versionSchema, rows)[0].version;
};

const versionsOf = async (source: Source): Promise<Manifest['versions']> => {
  const { rows } = await source.client.query(`
    select current_setting('server_version') as postgres, (select version from vault.schema_version) as vault`);
  return {
    platzwart: productVersion,
    data: await readRelease(source.client),
    event_store: await eventStoreVersion(source),
    ...v.parse(versionsSchema, rows)[0],
  };
};

const clubSchema = v.tuple([v.object({ key: v.string() })]);

const clubOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query(`select encode(key, 'hex') as key from vault.digest_key`);
  return createHash('sha256').update(v.parse(clubSchema, rows)[0].key).digest('hex');
};

type Head = ReturnType<ReturnType<typeof trackLogHead>['head']>;

/** One snapshot of the database. */
const begin = async (client: pg.Client): Promise<void> => {
  await client.query('begin isolation level repeatable read read only');
  // Values are written as the same text on every server.
  await client.query(`set local timezone to 'UTC'; set local datestyle to 'ISO'; set local bytea_output to 'hex'`);
};

const streamsOf = ({ streams }: Head): Manifest['streams'] =>
  Object.fromEntries(
    Object.entries(streams).map(([stream, { events, hash }]) => [stream, { revision: events - 1, hash }]),
  );

/** The log of the source, and its head. */
const writeLog = async ({ client, log }: Source, folder: string, { takenAt, secret, onEvent }: Options) => {
  const { see, head: headAt } = trackLogHead();
  let position: string | null = null;
  const onRow = (row: Row): void => {
    see(eventFromRow(row));
    position = row[0] ?? null;
    onEvent?.('written');
  };
  const target = { folder, name: 'events.jsonl', onRow };
  const copied = log && (await copyLog(log, target));
  await begin(client);
  const file = copied ?? (await copyTables(client, logTables, target));
  const head = headAt(takenAt);
  if (secret !== undefined) await writeLogHead(join(folder, logHeadName), signLogHead(head, secret));
  return { log: file, head: position, streams: streamsOf(head) };
};

/** The keys are read after the log, so that every event of the log has its key, unless its person was erased meanwhile. */
const write = async (source: Source, folder: string, options: Options): Promise<Manifest> => {
  const { client } = source;
  const { takenAt } = options;
  const { log, head, streams } = await writeLog(source, folder, options);
  const tables = await presentTables(client, [...keyTables, ...legacyTables]);
  const keys = await copyTables(client, tables, { folder, name: 'keys.jsonl' });
  const [versions, club] = [await versionsOf(source), await clubOf(client)];
  await client.query('commit');
  const what = { format: 'platzwart backup', formatVersion, takenAt, club } as const;
  return { ...what, versions, head, streams, log, keys };
};

/** `secret`: SERVICE_SECRET, which signs the head of the log; undefined: none is written. */
type Options = Readonly<{
  to: string;
  takenAt: string;
  secret: string | undefined;
  /** Name of the folder below `to`, in place of one that follows from `takenAt`. */
  name?: string;
  /** Is called for each event that is written, and again for each that is verified. */
  onEvent?: (done: 'written' | 'verified') => void;
}>;

/** `log`: the EventStoreDB that holds the log, null where the database of `client` does. */
type Source = Readonly<{ client: pg.Client; log: EventStore | null }>;

/**
 * Writes one snapshot of log and keys into a new folder below `to` while the instance runs. The folder is named `….unfinished` until
 * it is complete. `takenAt`: ISO 8601 instant, also part of the folder's name.
 */
export const takeBackup = async (source: Source, options: Options): Promise<Backup> => {
  const folder = join(options.to, options.name ?? `platzwart-${options.takenAt.replaceAll(/[:.]/g, '-')}`);
  const unfinished = `${folder}${unfinishedEnding}`;
  mkdirSync(options.to, { recursive: true, mode: 0o700 });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const manifest = await write(source, unfinished, options);
    writeManifest(unfinished, manifest);
    await verifyWritten({ folder: unfinished, manifest }, () => options.onEvent?.('verified'));
    renameSync(unfinished, folder);
    deleteOldKeys(
      backupsIn(options.to).filter((each) => each.manifest.club === manifest.club),
      manifest.takenAt,
    );
    return { folder, manifest };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};
