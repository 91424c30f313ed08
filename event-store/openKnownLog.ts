import { orRefuseToStart } from '@platzwart/database/connection-failure';
import { StartRefused } from '@platzwart/service-process/refusal';
import { migrateAsOwner } from '@platzwart/database/migrations';
import { openClient } from '@platzwart/database/open-client';
import { connectEventStore } from './connect.ts';
import type { EventStore } from './eventStore.ts';
import { clubStreams } from './eventstoredb/clubStreams.ts';
import { OtherLog, checkLog, rememberLog } from './identity/checkLog.ts';
import type { LogIdentity } from './identity/logIdentity.ts';
import { logIdentitySchema } from './identity/logIdentitySchema.ts';
import { eventStoreDbProbe, postgresProbe } from './identity/logProbe.ts';
import type { LogAddress } from './logSettings.ts';

export { OtherLog };

/** `eventStoreDb`: the opened log, null where it is in PostgreSQL. */
export type KnownLog = Readonly<{ identity: LogIdentity; eventStoreDb: EventStore | null }>;

const openEventStoreDb = (address: LogAddress): Promise<EventStore | null> =>
  address.EVENTSTOREDB_URL === undefined
    ? Promise.resolve(null)
    : orRefuseToStart('The event store (EVENTSTOREDB_URL)', connectEventStore(address));

/**
 * Whether the log at `address` is the one that the database at `address` belongs to (docs/adr/0084-the-database-remembers-its-log.md). Changes nothing. Rejects with OtherLog
 * where it is not, else with StartRefused where one of them cannot be reached.
 */
export const checkLogAt = async (address: LogAddress): Promise<KnownLog> => {
  if (address.EVENTSTOREDB_URL === undefined && address.EVENTSTOREDB_STREAM_PREFIX)
    throw new StartRefused('EVENTSTOREDB_STREAM_PREFIX: works with EVENTSTOREDB_URL only, which is not set');
  const { names, prefix } = clubStreams(address.EVENTSTOREDB_STREAM_PREFIX);
  const [client, eventStoreDb] = await Promise.all([
    orRefuseToStart('The database (DATABASE_URL)', openClient(address.DATABASE_URL, 'log identity')),
    openEventStoreDb(address),
  ]);
  try {
    const probe = eventStoreDb ? eventStoreDbProbe(eventStoreDb, { prefix, streams: names() }) : postgresProbe(client);
    const identity = await orRefuseToStart('The log', checkLog(client, probe));
    return { identity, eventStoreDb };
  } catch (error) {
    await eventStoreDb?.close();
    throw error;
  } finally {
    await client.end();
  }
};

const remember = async (ownerUrl: string, identity: LogIdentity): Promise<void> => {
  await migrateAsOwner(ownerUrl, [logIdentitySchema]);
  const client = await openClient(ownerUrl, 'log identity');
  try {
    await rememberLog(client, identity);
  } finally {
    await client.end();
  }
};

/** The database remembers the log that was checked. */
export const rememberLogAt = (ownerUrl: string, { identity }: KnownLog): Promise<void> =>
  orRefuseToStart('The database (DATABASE_URL)', remember(ownerUrl, identity));

/**
 * The same store; where it was empty, the database remembers the first event once there is one. A process that is killed in between leaves the
 * kind of store and the prefix, and the next one adds the first event.
 */
export const rememberingFirstEvent = (store: EventStore, ownerUrl: string, { identity }: KnownLog): EventStore => {
  if (identity.firstEvent !== null) return store;
  const { prefix, names } = clubStreams(identity.prefix);
  const probe = eventStoreDbProbe(store, { prefix, streams: names() });
  let isDue = true;
  return {
    ...store,
    append: async (...appended) => {
      const result = await store.append(...appended);
      if (!isDue || result.outcome === 'conflict') return result;
      isDue = false;
      const firstEvent = await probe.firstEvent().catch(() => null);
      await remember(ownerUrl, { ...identity, firstEvent }).catch(() => undefined);
      return result;
    },
  };
};
