import type { EventStore } from '@platzwart/event-store';
import { connectEventStore, eventLogMigrations } from '@platzwart/event-store/connect';
import { migrateAsOwner } from '@platzwart/database/migrations';
import { openVault, vaultSchema } from '@platzwart/vault';
import { poolOn } from '../../tests/support/poolOn.ts';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { Template } from '../../tests/support/templateDatabase.ts';
import { type CommandService, openCommandService } from '../commandService.ts';
import { secretDigestOf } from '../core/hashes.ts';
import type { Log } from '../core/log.ts';
import type { LogHeadOptions } from '../processes/keepLogHead.ts';
import type { ProveLog } from '../processes/proveLog.ts';
import { openSnapshotStore, ownSchema } from '../core/snapshotStore.ts';

const quiet: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Where a stand-in of the store shares the processor, and the event loop, with what uses it: it answers in the end. */
export const patientTimeouts = { append: 60_000, read: 60_000 };

/** A Monday in June, ten o'clock in Musterstadt. */
export const monday10 = '2026-06-15T08:00:00.000Z';

const emptyClub: Template = {
  name: 'command-service',
  fill: (url) => migrateAsOwner(url, [vaultSchema, ownSchema, ...eventLogMigrations()]),
};

/**
 * The whole service on a fresh database, as the writer, with a fixed clock; `open` starts a second service that acts as another process.
 * The log is in the same database, unless `openLog` opens another one.
 */
export const serviceOnPostgres = async (openLog?: () => Promise<EventStore>) => {
  const database = await freshDatabase(emptyClub);
  const pool = poolOn(database.writerUrl, 6);
  // A connection that is closed while its database is dropped reports an error, which is ignored then.
  pool.on('error', () => undefined);
  const store = openLog ? await openLog() : await connectEventStore({ DATABASE_URL: database.writerUrl });
  const [vault, snapshots] = [await openVault(pool), await openSnapshotStore(pool)];
  const opened: CommandService[] = [];
  const open = async (
    overrides: Readonly<{
      store?: EventStore;
      log?: Log;
      clock?: () => string;
      logHead?: LogHeadOptions;
      proveLog?: ProveLog;
    }> = {},
  ): Promise<CommandService> => {
    const digestSecret = secretDigestOf('a secret of the specs');
    const dependencies = {
      store,
      digestSecret,
      log: quiet,
      clock: () => monday10,
      ...(openLog && { timeouts: patientTimeouts }),
      ...overrides,
      pool,
      vault,
      snapshots,
    };
    const service = await openCommandService({ ...dependencies, head: await store.head() });
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
