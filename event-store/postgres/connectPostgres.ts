import pg from 'pg';
import { type AppendRequest, appendRequest, confirmRequest } from '../appendRequest.ts';
import { createWakeUpSignal } from '../wakeUpSignal.ts';
import type { AppendResult, EventStore } from '../eventStore.ts';
import { migrate } from '@platzwart/database/migrations';
import { applicationName } from '@platzwart/service-process/release';
import { type FencedRequest, readFence, sendAppends } from './appendEvents.ts';
import { followEvents } from './followEvents.ts';
import { groupCommit } from './groupCommit.ts';
import { listenForAppends } from './listenForAppends.ts';
import { readEvents } from './readEvents.ts';
import { eventStoreSchema } from './schema.ts';

/**
 * Plans are generic and made once per connection: with custom plans PostgreSQL plans each call again once the log is large, which costs more
 * than reading the log's end. Sequential scans are off, because the plan may be made while the log is empty.
 */
const genericPlans = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';

const settingsFor = (databaseUrl: string): pg.PoolConfig => ({
  connectionString: databaseUrl,
  application_name: applicationName('platzwart event store'),
  options: genericPlans,
  connectionTimeoutMillis: 4_000,
  keepAlive: true,
  // The server's timeout is shorter than ours, so that an append we count as unanswered does not stay in its queue for long. Where the
  // connection is dead, ours ends soon after the caller's.
  statement_timeout: 5_000,
  query_timeout: 6_000,
  max: 4,
});

const maxBatchWeight = 4_000_000;
const weightOfEvent = 300;

/** Approximate size in bytes of the request. */
const weightOf = ({ events }: FencedRequest): number =>
  events.reduce((sum, { data, metadata }) => sum + weightOfEvent + data.length + metadata.length, 0);

/**
 * The embedded default: the log as one table of a PostgreSQL, shared by any number of processes. Migrates its schema
 * first; rejects with SchemaTooNew, or with the driver's own error where that fails.
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
  const wakeUpSignal = createWakeUpSignal();
  const reads = readEvents(pool);
  const appends = groupCommit<FencedRequest, AppendResult>({ send: sendAppends(log), weightOf, maxBatchWeight });
  // The token is read now, however long the request waits for its batch.
  const submit = (request: AppendRequest): Promise<AppendResult> =>
    appends.submit({ ...request, fence: log.fence.value });
  const follow = followEvents({ readAll: reads.readAll, wakeUpSignal, closed: closing.signal });
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
    confirm: async (...target) => {
      const result = await submit(confirmRequest(...target));
      return result.outcome === 'conflict' ? result : { outcome: 'confirmed' };
    },
    subscribe: (options) => {
      listening ??= listenForAppends({ settings, wakeUpSignal, closed: closing.signal });
      return follow(options);
    },
    close: () => (closed ??= end()),
  };
};
