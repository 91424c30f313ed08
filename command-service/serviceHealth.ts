import type { EventStore } from '@platzwart/event-store';
import type pg from 'pg';
import { within } from './core/within.ts';

export type Health = Readonly<{ status: 'ok' | 'failing'; problems: readonly string[] }>;

type Needs = Readonly<{
  store: Pick<EventStore, 'head'>;
  pool: Pick<pg.Pool, 'query'>;
  /** Each says in one sentence what is wrong with it. */
  parts: readonly Readonly<{ problem: () => string | null }>[];
}>;

const patience = 1_000;

const problemOf = async (work: Promise<unknown>, problem: string): Promise<string | null> => {
  try {
    await within(patience, work);
    return null;
  } catch {
    return problem;
  }
};

/** What an operator needs to know, in plain sentences; answers within about a second. */
export const serviceHealth =
  ({ store, pool, parts }: Needs) =>
  async (): Promise<Health> => {
    const outside = await Promise.all([
      problemOf(store.head(), 'The event store does not answer.'),
      problemOf(pool.query('select 1'), 'PostgreSQL does not answer.'),
    ]);
    const problems = [...outside, ...parts.map(({ problem }) => problem())].filter((problem) => problem !== null);
    return { status: problems.length === 0 ? 'ok' : 'failing', problems };
  };
