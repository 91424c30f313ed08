import pg from 'pg';
import { type AppendRequest, appendRequest, confirmRequest } from '../appendRequest.ts';
import { createBell } from '../bell.ts';
import type { AppendResult, EventStore } from '../eventStore.ts';
import { migrate } from '../migrations.ts';
import { type FencedRequest, readFence, sendAppends } from './appendEvents.ts';
import { followEvents } from './followEvents.ts';
import { groupCommit } from './groupCommit.ts';
import { listenForAppends } from './listening.ts';
import { readEvents } from './readEvents.ts';
import { eventStoreSchema } from './schema.ts';

/**
 * Plans are made once per connection, not for each call: how much the log holds changes what PostgreSQL believes a plan for just this
 * call to be worth, and to make one costs more than to read the log's end. They never scan the log, also where it was empty then.
 */
const plansAreKept = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

const settingsFor = (databaseUrl: string): pg.PoolConfig => ({
  connectionString: databaseUrl,
  application_name: 'platzwart event store',
  options: plansAreKept,
  connectionTimeoutMillis: 4_000,
  keepAlive: true,
  // The server gives up before we do, so that an append we count as unknown does not sit in its queue for long; where
  // the line itself is dead, nobody waits on it much longer than a caller waits for an answer.
  statement_timeout: 5_000,
  query_timeout: 6_000,
  max: 4,
});

const heaviestBatch = 4_000_000;
const weightOfEvent = 300;

/** About as many bytes as go over the wire. */
const weightOf = ({ events }: FencedRequest): number =>
  events.reduce((sum, { data, metadata }) => sum + weightOfEvent + data.length + metadata.length, 0);

/**
 * The embedded default: the log as one table of a PostgreSQL, shared by any number of processes.
 * Brings its schema up to date first; rejects with SchemaTooNew, or with the driver's own error where that fails.
 */
export const connectPostgres = async (databaseUrl: string): Promise<EventStore> => {
  const settings = settingsFor(databaseUrl);
  const pool = new pg.Pool(settings);
  // An idle connection that breaks is replaced at the next query; without a listener it would end the program.
  pool.on('error', () => undefined);
  const openLog = async () => {
    try {
      await migrate(pool, eventStoreSchema);
      return { pool, fence: await readFence(pool) };
    } catch (error) {
      await pool.end();
      throw error;
    }
  };
  const log = await openLog();

  const closing = new AbortController();
  const bell = createBell();
  const reads = readEvents(pool);
  const appends = groupCommit<FencedRequest, AppendResult>({ send: sendAppends(log), weightOf, heaviestBatch });
  // What begins now begins behind the fence of now, however long it waits for its turn.
  const submit = (request: AppendRequest): Promise<AppendResult> =>
    appends.submit({ ...request, fence: log.fence.value });
  const follow = followEvents({ readAll: reads.readAll, bell, closed: closing.signal });
  let listening: Promise<void> | undefined;
  let closed: Promise<void> | undefined;

  const end = async (): Promise<void> => {
    closing.abort();
    await appends.settled();
    await listening;
    await pool.end();
  };

  return {
    ...reads,
    append: async (...appended) => submit(appendRequest(...appended)),
    confirm: async (...place) => {
      const result = await submit(confirmRequest(...place));
      return result.outcome === 'conflict' ? result : { outcome: 'confirmed' };
    },
    subscribe: (options) => {
      listening ??= listenForAppends({ settings, bell, closed: closing.signal });
      return follow(options);
    },
    close: () => (closed ??= end()),
  };
};
