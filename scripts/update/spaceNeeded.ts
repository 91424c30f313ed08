import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { freeSpace } from '../supervisor/diskSpace.ts';
import { StartRefused } from '../host/startRefused.ts';
import type { UpdatePlan } from './updatePlan.ts';

/** What an instance needs beside an update to go on working. */
const reserve = 200 * 1024 * 1024;
/** A line of JSON beside the row of PostgreSQL, whose long values may be compressed. */
const [rowsAsText, keysAsText] = [1.5, 2.2];
/** Of an event of a log that is in EventStoreDB. */
const bytesPerEvent = 1_000;

const sizesSchema = v.tuple([v.object({ log: v.number(), keys: v.number() })]);

/** Bytes that a backup will need, at most: documents are in it as text of two letters per byte. */
export const bytesOfBackup = async (client: pg.ClientBase, { events }: Pick<UpdatePlan, 'events'>): Promise<number> => {
  const { rows } = await client.query(`
    select coalesce(pg_table_size(to_regclass('event_store.events')), 0)::float8 as log,
      coalesce((select sum(pg_table_size(oid)) from pg_class
                where relnamespace = to_regnamespace('vault') and relkind = 'r'), 0)::float8 as keys`);
  const [{ log, keys }] = v.parse(sizesSchema, rows);
  return Math.ceil((log === 0 ? events * bytesPerEvent : log * rowsAsText) + keys * keysAsText);
};

/** The folder itself, or the nearest one above it that exists. */
export const nearestFolder = (folder: string): string => (existsSync(folder) ? folder : nearestFolder(dirname(folder)));

/** `1.4 GB`, `210 MB`. */
export const inWords = (bytes: number): string =>
  bytes >= 1024 ** 3 ? `${(bytes / 1024 ** 3).toFixed(1)} GB` : `${Math.ceil(bytes / 1024 ** 2)} MB`;

/** The new tables of read models lie beside the old ones until they are complete. */
export const bytesOfBuilds = ({ builds }: Pick<UpdatePlan, 'builds'>): number =>
  builds.reduce((sum, { bytes }) => sum + bytes, 0);

/** `readModels`: where their tables are on the same disk. */
export type Space = Readonly<{ folder: string; backup: number; readModels: number }>;

/** The sentence of a refusal where the disk of `folder` has too little space for an update; else null. */
export const missingSpace = ({ folder, backup, readModels }: Space): string | null => {
  const free = freeSpace(folder);
  if (free >= backup + readModels + reserve) return null;
  const beside = readModels > 0 ? `, ${inWords(readModels)} for read models that are built anew` : '';
  return `The update needs ${inWords(backup)} for the backup before it${beside} and ${inWords(reserve)} to work; the disk that holds ${folder} has ${inWords(free)} free: free some space, or name a folder on another disk by UPDATE_BACKUPS.`;
};

export const refuseMissingSpace = (space: Space): void => {
  const sentence = missingSpace(space);
  if (sentence !== null) throw new StartRefused(`${sentence} Nothing was changed.`);
};
