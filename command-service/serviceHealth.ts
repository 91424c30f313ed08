import { type Condition, type Readiness, readinessOf } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { newerSchema } from '@platzwart/database/migrations';
import type pg from 'pg';
import { ownSchema } from './core/snapshotStore.ts';
import { withTimeout } from './core/withTimeout.ts';

/** Returns one sentence about what is wrong. */
type HealthSource = Readonly<{ problem: () => string | null }>;

type Dependencies = Readonly<{
  store: Pick<EventStore, 'head'>;
  pool: Pick<pg.Pool, 'query'>;
  streams: readonly HealthSource[];
  follower: HealthSource;
  disk: HealthSource;
}>;

const timeout = 1_000;

/** Null where `work` returns nothing; else its sentence, or `otherwise` where it fails or takes longer than a second. */
const problemOf = async (work: Promise<Condition | null>, otherwise: Condition): Promise<Condition | null> => {
  try {
    return await withTimeout(timeout, work);
  } catch {
    return otherwise;
  }
};

const storeUnavailable: Condition = { code: 'STORE_UNAVAILABLE', sentence: 'The event store does not answer.' };
const databaseUnavailable: Condition = { code: 'DATABASE_UNAVAILABLE', sentence: 'PostgreSQL does not answer.' };

const conditionOf = (code: Condition['code'], sentence: string | null): Condition | null =>
  sentence === null ? null : { code, sentence };

/** The problems that an operator has to know, in plain sentences; answers in about a second. */
export const serviceHealth =
  ({ store, pool, streams, follower, disk }: Dependencies) =>
  async (): Promise<Readiness> => {
    const schema = async () => conditionOf('SCHEMA_TOO_NEW', await newerSchema(pool, ownSchema));
    const outside = await Promise.all([
      problemOf(
        store.head().then(() => null),
        storeUnavailable,
      ),
      problemOf(schema(), databaseUnavailable),
    ]);
    const inside = [
      ...streams.map(({ problem }) => conditionOf('STREAM_UNREADABLE', problem())),
      conditionOf('LOG_NOT_FOLLOWED', follower.problem()),
      conditionOf('DISK_FULL', disk.problem()),
    ];
    return readinessOf([...outside, ...inside].filter((problem) => problem !== null));
  };
