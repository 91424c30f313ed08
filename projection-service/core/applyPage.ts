import type { Position } from '@platzwart/contracts/core';
import type pg from 'pg';
import { CheckpointMoved, changeCheckpoint, moveCheckpoints } from './checkpoints.ts';
import { inTransaction } from '@platzwart/event-store/in-transaction';
import type { Pool } from './database.ts';
import { isPassing } from '@platzwart/event-store/failures';
import { type Page, shareOf, standBefore } from './page.ts';
import type { Logged, ReadModel, Unseal } from './readModel.ts';
import { type InOrder, allAtOnce, oneByOne } from './inOrder.ts';
import { type Queryable, sql } from './sql.ts';
import { type Attempt, type Poison, carefully, describePoison, directly } from './stopping.ts';
import { copiedFrom } from './writeRows.ts';

export type Stop = Readonly<{ model: ReadModel; poison: Poison }>;
type Job = Readonly<{ models: readonly ReadModel[]; page: Page; announce: boolean }>;
type Pools = Readonly<{ pool: Pool; livePool: Pool; unseal: Unseal }>;
type ModelsShare = Readonly<{ model: ReadModel; events: readonly Logged[]; undecodable: Poison | null }>;
type Means = Readonly<{ attempt: Attempt; inOrder: InOrder; client: pg.ClientBase; unseal: Unseal }>;

/**
 * `changed`: names of read models. `page`: the stretch of the log that it is about, with all read models that have passed it.
 * `traces`: of the commands behind it, where there are any.
 */
type News = Readonly<{
  changed: readonly string[];
  page?: Readonly<{ from: Position | null; models: readonly string[] }>;
  traces?: readonly string[];
}>;

/**
 * Wakes the gateways when the transaction commits: `position` is reached by all live read models, `changed` are those with news.
 * Before the first event there is nothing to say.
 */
export const announce = async (db: Queryable, position: Position | null, news: News): Promise<void> => {
  if (position !== null)
    await db.query({
      name: 'announce',
      text: `select pg_notify('read_models', $1)`,
      values: [JSON.stringify({ position, ...news })],
    });
};

const stop = async (client: Queryable, page: Page, { model, poison }: Stop): Promise<void> => {
  const { place, passed } = standBefore(page, poison);
  const events = sql.raw('events - ?', [page.entries.length - passed]);
  await changeCheckpoint(client, model.name, { ...place, events, status: 'stopped', problem: describePoison(poison) });
};

const applyShare = async (
  { model, events, undecodable }: ModelsShare,
  { client, unseal, attempt }: Means,
): Promise<Poison | null> => {
  const effects = { client, schema: model.name, unseal };
  const poison = events.length > 0 ? await attempt(model, events, effects) : null;
  return poison ?? undecodable;
};

/** Checkpoints, effects and announcement of one page, in the transaction of `client`. */
const project = async ({ models, page, announce: aloud }: Job, by: Means): Promise<readonly Stop[]> => {
  const shares = models.map((model) => ({ model, ...shareOf(model, page) }));
  const stops: Stop[] = [];
  const applied = (share: ModelsShare) => async (): Promise<void> => {
    const poison = await applyShare(share, by);
    if (poison) stops.push({ model: share.model, poison });
  };
  const news = (): News => {
    const changed = shares.filter(({ events }) => events.length > 0).map(({ model }) => model.name);
    const isPassedByAll = stops.length === 0 && shares.every(({ undecodable }) => undecodable === null);
    const passed = { from: page.from.position, models: models.map(({ name }) => name) };
    return { changed, ...(isPassedByAll && { page: passed }), ...(page.traces?.length && { traces: page.traces }) };
  };
  await by.inOrder([
    () => moveCheckpoints(by.client, { models, from: page.from, to: page.to, events: page.entries.length }),
    ...shares.map(applied),
    ...(aloud ? [() => announce(by.client, page.to.position, news())] : []),
  ]);
  for (const stopped of stops) await stop(by.client, page, stopped);
  return stops;
};

/**
 * Brings `models`, which all stand at `page.from`, to `page.to`: effects and checkpoints in one transaction.
 * Answers with those that had to stop on the way; they stand right before their event, with the problem written down.
 * Throws CheckpointMoved, or what passes by itself (see `isPassing`), and then has written nothing.
 */
export const applyPage = async ({ pool, livePool, unseal }: Pools, job: Job): Promise<readonly Stop[]> => {
  const by = (from: Pool, how: Pick<Means, 'attempt' | 'inOrder'>) =>
    inTransaction(from, (client) => project(job, { ...how, client, unseal }));
  const isLive = job.page.entries.length < copiedFrom;
  try {
    if (isLive) return await by(livePool, { attempt: directly, inOrder: allAtOnce });
    return await by(pool, { attempt: directly, inOrder: oneByOne });
  } catch (error) {
    if (isPassing(error) || error instanceof CheckpointMoved) throw error;
    return by(pool, { attempt: carefully, inOrder: oneByOne });
  }
};
