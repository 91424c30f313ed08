import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { EventStore } from '@platzwart/event-store';
import { productVersion } from '@platzwart/service-process/product-version';
import type pg from 'pg';
import * as v from 'valibot';
import { type Backup, backupsIn, unfinishedEnding } from '../backup/manifest.ts';
import { reportProgress } from '../backup/reportProgress.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import type { UpdatePlan } from './updatePlan.ts';

const beginning = 'before-';
const keptBackups = 3;

const isOfUpdate = ({ folder }: Backup): boolean => basename(folder).startsWith(beginning);

/** The complete backups that were written before updates, oldest first. */
export const updateBackupsIn = (folder: string): readonly Backup[] =>
  existsSync(folder) ? backupsIn(folder).filter(isOfUpdate) : [];

/** A killed start leaves one; nothing is in it that is not in the data. */
const removeUnfinished = (folder: string): void => {
  const isLeft = (name: string): boolean => name.startsWith(beginning) && name.endsWith(unfinishedEnding);
  for (const name of readdirSync(folder).filter(isLeft)) rmSync(join(folder, name), { recursive: true, force: true });
};

const removeOldest = (folder: string): void => {
  for (const { folder: old } of updateBackupsIn(folder).slice(0, -keptBackups))
    rmSync(old, { recursive: true, force: true });
};

/** `before-0.2.0`, and `before-0.2.0-2` where an earlier attempt has made that one. */
const unusedName = (folder: string, attempt = 1): string => {
  const name = `${beginning}${productVersion}${attempt === 1 ? '' : `-${attempt}`}`;
  return existsSync(join(folder, name)) ? unusedName(folder, attempt + 1) : name;
};

const headSchema = v.tuple([v.object({ head: v.nullable(v.string()), count: v.number() })]);

/** As the manifest of a backup says it: positions of a log in EventStoreDB are counted there. */
const logOf = async ({ client, log }: Source, { events }: UpdatePlan) => {
  if (log) return { head: events === 0 ? null : String(events), count: events };
  const { rows } = await client.query(
    'select max(position)::text as head, count(*)::float8 as count from event_store.events',
  );
  return v.parse(headSchema, rows)[0];
};

/** `log`: the EventStoreDB that holds the log, null where the database of `client` does. */
type Source = Readonly<{ client: pg.Client; log: EventStore | null }>;

/** `to`: the folder of all backups of updates. `secret`: signs the head of the log, as in takeBackup. */
type Options = Readonly<{ to: string; secret: string | undefined; plan: UpdatePlan; ending?: AbortSignal }>;

/**
 * Writes `before-VERSION` below `to`, or returns the one of an earlier attempt at this update, if nothing has happened since: what that attempt has
 * migrated would be missing in a new one. Keeps the newest three.
 */
export const takeUpdateBackup = async (source: Source, { to, secret, plan, ending }: Options): Promise<Backup> => {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  removeUnfinished(to);
  const { head, count } = await logOf(source, plan);
  const earlier = updateBackupsIn(to).at(-1);
  if (earlier?.manifest.head === head && earlier.manifest.versions.platzwart === productVersion) return earlier;
  const done = { written: 0, verified: 0 };
  const report = { written: reportProgress(count, 'written'), verified: reportProgress(count, 'verified') };
  const onEvent = (what: 'written' | 'verified'): void => {
    ending?.throwIfAborted();
    report[what]((done[what] += 1));
  };
  const backup = await takeBackup(source, {
    ...{ to, secret, takenAt: new Date().toISOString(), name: unusedName(to), onEvent },
  });
  removeOldest(to);
  return backup;
};
