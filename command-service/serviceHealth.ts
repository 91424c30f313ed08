import { type Condition, type Readiness, readinessOf } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { newerSchema } from '@platzwart/event-store/migrations';
import type pg from 'pg';
import { ownSchema } from './core/snapshotStore.ts';
import { within } from './core/within.ts';

/** Says in one sentence what is wrong with it. */
type Part = Readonly<{ problem: () => string | null }>;

type Needs = Readonly<{
  store: Pick<EventStore, 'head'>;
  pool: Pick<pg.Pool, 'query'>;
  streams: readonly Part[];
  follower: Part;
}>;

const patience = 1_000;

/** Null where `work` comes back with nothing; its own sentence, or `otherwise` where it fails or takes longer than a second. */
const problemOf = async (work: Promise<Condition | null>, otherwise: Condition): Promise<Condition | null> => {
  try {
    return await within(patience, work);
  } catch {
    return otherwise;
  }
};

const storeAway: Condition = { code: 'STORE_UNAVAILABLE', sentence: 'The event store does not answer.' };
const databaseAway: Condition = { code: 'DATABASE_UNAVAILABLE', sentence: 'PostgreSQL does not answer.' };

const inWords = (code: Condition['code'], sentence: string | null): Condition | null =>
  sentence === null ? null : { code, sentence };

/** What an operator needs to know, in plain sentences; answers within about a second. */
export const serviceHealth =
  ({ store, pool, streams, follower }: Needs) =>
  async (): Promise<Readiness> => {
    const schema = async () => inWords('SCHEMA_TOO_NEW', await newerSchema(pool, ownSchema));
    const outside = await Promise.all([
      problemOf(
        store.head().then(() => null),
        storeAway,
      ),
      problemOf(schema(), databaseAway),
    ]);
    const inside = [
      ...streams.map(({ problem }) => inWords('STREAM_UNREADABLE', problem())),
      inWords('LOG_NOT_FOLLOWED', follower.problem()),
    ];
    return readinessOf([...outside, ...inside].filter((problem) => problem !== null));
  };
