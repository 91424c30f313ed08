import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartRefused } from '../host/startRefused.ts';
import { fileFactsSchema } from './rowFile.ts';

const manifestSchema = v.object({
  format: v.literal('platzwart backup'),
  formatVersion: v.number(),
  /** ISO 8601 instant. */
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Identifies the club by a hash of its key. */
  club: v.string(),
  /** `platzwart`: the program that made the backup; `data`: the one that wrote the data, null where that was not recorded, as before 0.2.0. */
  versions: v.object({
    platzwart: v.string(),
    data: v.optional(v.nullable(v.string()), null),
    postgres: v.string(),
    event_store: v.number(),
    vault: v.number(),
  }),
  /** Position of the last event; null for an empty log. */
  head: v.nullable(v.string()),
  /** The last event of every stream: its hash covers the whole stream, because the events are chained. */
  streams: v.record(v.string(), v.object({ revision: v.number(), hash: v.string() })),
  log: fileFactsSchema,
  keys: fileFactsSchema,
});
export type Manifest = Readonly<v.InferOutput<typeof manifestSchema>>;
export type Backup = Readonly<{ folder: string; manifest: Manifest }>;

export const formatVersion = 1;
/** Ends the name of a folder until the backup in it is complete: after a kill it does not look like one. */
export const unfinishedEnding = '.unfinished';
/** The signed head of the log, in the folder of a backup. */
export const logHeadName = 'log-head.json';
const fileIn = (folder: string): string => join(folder, 'manifest.json');

export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(fileIn(folder), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600, flush: true });

const parsed = (folder: string): Backup => {
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(fileIn(folder), 'utf8')));
  return { folder, manifest };
};

/** Throws StartRefused where the folder holds no backup, or one of a newer format. */
export const openBackup = (folder: string): Backup => {
  let backup: Backup;
  try {
    backup = parsed(folder);
  } catch {
    throw new StartRefused(`${folder} holds no backup: name a folder that npm run backup has made.`);
  }
  if (backup.manifest.formatVersion <= formatVersion) return backup;
  throw new StartRefused(`${folder} was made by a newer Platzwart: restore it with that one.`);
};

/** All complete backups in a folder, oldest first. */
export const backupsIn = (folder: string): readonly Backup[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.endsWith(unfinishedEnding))
    .flatMap(({ name }) => {
      try {
        return [parsed(join(folder, name))];
      } catch {
        return []; // Another entry of the folder, which is no backup.
      }
    })
    .toSorted((a, b) => a.manifest.takenAt.localeCompare(b.manifest.takenAt));
