import type { EventStore } from '@platzwart/event-store';
import { connectEventStore, migrationsOfLog } from '@platzwart/event-store/connect';
import { migrateAsOwner } from '@platzwart/event-store/migrations';
import { openVault, vaultSchema } from '@platzwart/event-store/vault';
import { poolOn } from '../../tests/support/poolOn.ts';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import { type CommandService, openCommandService } from '../commandService.ts';
import type { Log } from '../core/log.ts';
import { openSnapshotStore, ownSchema } from '../core/snapshotStore.ts';

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A Monday in June, ten o'clock in Musterstadt. */
export const monday10 = '2026-06-15T08:00:00.000Z';

/**
 * The whole service on a fresh database, at work as the writer, its clock standing still; `open` starts one more process, as it were.
 * The log is in the same database, unless `openLog` brings another one.
 */
export const serviceOnPostgres = async (openLog?: () => Promise<EventStore>) => {
  const database = await freshDatabase();
  await migrateAsOwner(database.url, [vaultSchema, ownSchema, ...migrationsOfLog({ eventStoreDbUrl: undefined })]);
  const pool = poolOn(database.writerUrl, 6);
  // A connection that is closed while its database is dropped says so; nobody waits for it then.
  pool.on('error', () => undefined);
  const store = openLog ? await openLog() : await connectEventStore({ databaseUrl: database.writerUrl });
  const [vault, snapshots] = [await openVault(pool), await openSnapshotStore(pool)];
  const opened: CommandService[] = [];
  const open = async (
    differing: Readonly<{ store?: EventStore; log?: Log; clock?: () => string }> = {},
  ): Promise<CommandService> => {
    const surroundings = { store, log: quiet, clock: () => monday10, ...differing, pool, vault, snapshots };
    const service = await openCommandService({ ...surroundings, head: await store.head() });
    opened.push(service);
    return service;
  };
  const close = async (): Promise<void> => {
    for (const service of opened) await service.stop();
    await store.close();
    await pool.end();
    await database.drop();
  };
  return { url: database.url, pool, store, vault, open, close };
};
