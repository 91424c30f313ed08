import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import { hashOfEvent } from '../../command-service/core/hashes.ts';
import { checkLogChain } from '../../command-service/logChain.ts';
import { vaultSchema } from '@platzwart/vault';
import { StartRefused } from '../host/startRefused.ts';
import { type Backup, backupsIn } from './manifest.ts';
import { type FileFacts, factsOf, readRowFile } from './rowFile.ts';
import { eventFromRow } from './eventRow.ts';

const damaged = (path: string, why: string): StartRefused =>
  new StartRefused(`${path} is damaged (${why}): take another backup. Nothing was changed.`);

const verifyFile = async (folder: string, expected: FileFacts): Promise<string> => {
  const path = join(folder, expected.name);
  if (!existsSync(path)) throw damaged(path, 'it is missing');
  const { sha256, rows } = await factsOf(path, expected.name).catch((error: unknown) => {
    throw damaged(path, String(error));
  });
  if (sha256 !== expected.sha256) throw damaged(path, 'it is not what was written');
  for (const [table, count] of Object.entries(expected.rows))
    if ((rows[table] ?? 0) !== count) throw damaged(path, `${table} should have ${count} rows`);
  return path;
};

/** The events of a file, page by page from the first, for the check of the hash chain. */
const readerOf = (path: string, onEvent: (event: RecordedEvent) => void): Pick<EventStore, 'readAll'> => {
  const rows = readRowFile(path);
  return {
    readAll: async ({ limit }) => {
      const page: RecordedEvent[] = [];
      while (page.length < limit) {
        const next = await rows.next();
        if (next.done) break;
        page.push(eventFromRow(next.value.row));
      }
      page.forEach(onEvent);
      return page;
    },
  };
};

type OnEvent = () => void;

const verifyChain = async (
  path: string,
  { streams }: Backup['manifest'],
  onEvent: OnEvent = () => undefined,
): Promise<void> => {
  const last = new Map<string, RecordedEvent>();
  const see = (event: RecordedEvent): void => {
    last.set(event.stream, event);
    onEvent();
  };
  const { broken } = await checkLogChain(readerOf(path, see));
  if (broken) throw damaged(path, `the chain breaks at position ${broken.position}: ${broken.because}`);
  for (const [stream, { revision, hash }] of Object.entries(streams)) {
    const event = last.get(stream);
    if (!event || event.revision !== revision || hashOfEvent(event) !== hash)
      throw damaged(path, `the last event of ${stream} is another one`);
  }
};

const hasKeys = ({ folder, manifest }: Backup): boolean => existsSync(join(folder, manifest.keys.name));

/** A newer program has written them, with tables that this one does not know. */
const readableKeys = (backup: Backup): Backup => {
  const { versions, takenAt } = backup.manifest;
  if (versions.vault <= vaultSchema.steps.length) return backup;
  throw new StartRefused(
    `The newest keys of this club are those of ${backup.folder}, which version ${versions.platzwart} wrote and this version cannot read: move that folder elsewhere, restore, and erase again whoever was erased before ${takenAt}. Nothing was changed.`,
  );
};

/**
 * The keys for a log: the newest of the same club in the folders beside it, so that a person erased since then cannot be restored.
 * Never older ones than the log: people who registered later could not be read.
 */
const keysFor = ({ folder, manifest }: Backup): Backup => {
  const found = backupsIn(dirname(folder)).findLast(
    (each) => each.manifest.club === manifest.club && each.manifest.takenAt >= manifest.takenAt && hasKeys(each),
  );
  if (found) return readableKeys(found);
  throw new StartRefused(
    `There are no keys for ${folder} any more: put a newer backup of the same club, with its keys.jsonl, beside it.`,
  );
};

/** Runs the checks of a restore on a new backup; `onEvent` is called for each event. Throws StartRefused where the log itself is damaged. */
export const verifyWritten = async ({ folder, manifest }: Backup, onEvent: OnEvent): Promise<void> => {
  await verifyFile(folder, manifest.keys);
  await verifyChain(await verifyFile(folder, manifest.log), manifest, onEvent);
};

export type Verified = Readonly<{ manifest: Backup['manifest']; logFile: string; keysFile: string; keysOf: Backup }>;

/** Reads the whole backup before anything is changed. Throws StartRefused where it is incomplete or has no keys. */
export const verifyBackup = async (backup: Backup): Promise<Verified> => {
  const keysOf = keysFor(backup);
  const keysFile = await verifyFile(keysOf.folder, keysOf.manifest.keys);
  const logFile = await verifyFile(backup.folder, backup.manifest.log);
  await verifyChain(logFile, backup.manifest);
  return { manifest: backup.manifest, logFile, keysFile, keysOf };
};
