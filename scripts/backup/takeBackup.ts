import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import type { EventStore } from '@platzwart/event-store';
import { eventStoreSchema } from '../../event-store/postgres/schema.ts';
import { hashOfEvent } from '../../command-service/core/hashes.ts';
import { copyLog } from './copyLog.ts';
import { copyTables } from './copyTables.ts';
import { keyTables, logTables } from './backupTables.ts';
import { type Backup, type Manifest, backupsIn, formatVersion, writeManifest } from './manifest.ts';
import type { Row } from './rowFile.ts';
import { eventFromRow } from './eventRow.ts';
import { verifyWritten } from './verifyBackup.ts';

const packageSchema = v.object({ version: v.string() });
const versionsSchema = v.tuple([v.object({ postgres: v.string(), vault: v.number() })]);
const versionSchema = v.tuple([v.object({ version: v.number() })]);

/** Rows of a log in EventStoreDB are written as the current schema of the PostgreSQL event store has them. */
const eventStoreVersion = async ({ client, log }: Source): Promise<number> => {
  if (log) return eventStoreSchema.steps.length;
  const { rows } = await client.query('select version from event_store.schema_version');
  return v.parse(versionSchema, rows)[0].version;
};

const versionsOf = async (source: Source, root: string): Promise<Manifest['versions']> => {
  const { rows } = await source.client.query(`
    select current_setting('server_version') as postgres, (select version from vault.schema_version) as vault`);
  const { version } = v.parse(packageSchema, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return { platzwart: version, event_store: await eventStoreVersion(source), ...v.parse(versionsSchema, rows)[0] };
};

const clubSchema = v.tuple([v.object({ key: v.string() })]);

const clubOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query(`select encode(key, 'hex') as key from vault.digest_key`);
  return createHash('sha256').update(v.parse(clubSchema, rows)[0].key).digest('hex');
};

/** Remembers the last event of every stream. */
const trackStreams = () => {
  const last = new Map<string, Row>();
  const stream = Object.keys(logTables[0]?.columns ?? {}).indexOf('stream');
  let head: Row | undefined;
  return {
    see: (row: Row): void => {
      last.set(row[stream] ?? '', row);
      head = row;
    },
    head: (): string | null => head?.[0] ?? null,
    streams: (): Manifest['streams'] =>
      Object.fromEntries(
        [...last].map(([name, row]) => {
          const event = eventFromRow(row);
          return [name, { revision: event.revision, hash: hashOfEvent(event) }];
        }),
      ),
  };
};

/** One snapshot of the database. */
const begin = async (client: pg.Client): Promise<void> => {
  await client.query('begin isolation level repeatable read read only');
  // Values are written as the same text on every server.
  await client.query(`set local timezone to 'UTC'; set local datestyle to 'ISO'; set local bytea_output to 'hex'`);
};

/** The keys are read after the log, so that every event of the log has its key, unless its person was erased meanwhile. */
const write = async (source: Source, folder: string, { root, takenAt }: Options): Promise<Manifest> => {
  const { client, log: eventStoreDb } = source;
  const watch = trackStreams();
  const target = { folder, name: 'events.jsonl', onRow: watch.see };
  const copied = eventStoreDb && (await copyLog(eventStoreDb, target));
  await begin(client);
  const log = copied ?? (await copyTables(client, logTables, target));
  const keys = await copyTables(client, keyTables, { folder, name: 'keys.jsonl' });
  const [versions, club] = [await versionsOf(source, root), await clubOf(client)];
  await client.query('commit');
  const what = { format: 'platzwart backup', formatVersion, takenAt, club } as const;
  return { ...what, versions, head: watch.head(), streams: watch.streams(), log, keys };
};

const keysLiveMilliseconds = 30 * 24 * 60 * 60 * 1_000;

/** An erased person must not be readable in any backup for longer than this. The newest keys open every older log. */
const deleteOldKeys = (folder: string, { takenAt, club }: Manifest): void => {
  const before = new Date(Date.parse(takenAt) - keysLiveMilliseconds).toISOString();
  for (const { folder: old, manifest } of backupsIn(folder))
    if (manifest.club === club && manifest.takenAt < before) rmSync(join(old, manifest.keys.name), { force: true });
};

type Options = Readonly<{ root: string; to: string; takenAt: string }>;

/** `log`: the EventStoreDB that holds the log, null where the database of `client` does. */
type Source = Readonly<{ client: pg.Client; log: EventStore | null }>;

/**
 * Writes one snapshot of log and keys into a new folder below `to` while the instance runs. The folder is named `….unfinished` until
 * it is complete. `takenAt`: ISO 8601 instant, also part of the folder's name.
 */
export const takeBackup = async (source: Source, options: Options): Promise<Backup> => {
  const folder = join(options.to, `platzwart-${options.takenAt.replaceAll(/[:.]/g, '-')}`);
  const unfinished = `${folder}.unfinished`;
  mkdirSync(options.to, { recursive: true, mode: 0o700 });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const manifest = await write(source, unfinished, options);
    writeManifest(unfinished, manifest);
    await verifyWritten({ folder: unfinished, manifest });
    renameSync(unfinished, folder);
    deleteOldKeys(options.to, manifest);
    return { folder, manifest };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
};
