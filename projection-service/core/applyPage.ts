import type { Position } from '@platzwart/contracts/core';
import type pg from 'pg';
import { CheckpointMoved, changeCheckpoint, moveCheckpoints } from './checkpoints.ts';
import { inTransaction } from '@platzwart/database/in-transaction';
import type { Pool } from './database.ts';
import { isTransient } from '@platzwart/database/failures';
import { type Page, shareOf, positionBefore } from './page.ts';
import type { Logged, ReadModel, Unsealing } from './readModel.ts';
import { type RunSteps, pipelined, sequentially } from './runSteps.ts';
import { type Queryable, sql } from './sql.ts';
import { type ApplyEvents, type Poison, applyUpToPoison, describePoison, applyOrThrow } from './poisonEvents.ts';
import { copyThreshold } from './writeRows.ts';

export type Stop = Readonly<{ model: ReadModel; poison: Poison }>;
type Job = Readonly<{ models: readonly ReadModel[]; page: Page; announce: boolean }>;
type Pools = Unsealing & Readonly<{ pool: Pool; livePool: Pool }>;
type ModelShare = Readonly<{ model: ReadModel; events: readonly Logged[]; undecodable: Poison | null }>;
type ApplyContext = Unsealing & Readonly<{ applyEvents: ApplyEvents; runSteps: RunSteps; client: pg.ClientBase }>;

/**
 * `changed`: names of read models. `page`: the range of the log that the notification is about, with all read models that are
 * beyond it. `traces`: trace contexts of the commands that caused it, if any.
 */
type Announcement = Readonly<{
  changed: readonly string[];
  page?: Readonly<{ from: Position | null; models: readonly string[] }>;
  traces?: readonly string[];
}>;

/**
 * Notifies the gateways when the transaction commits: all live read models have reached `position`; those in `changed` have new
 * data. Before the first event it sends nothing.
 */
export const announce = async (db: Queryable, position: Position | null, news: Announcement): Promise<void> => {
  if (position !== null)
    await db.query({
      name: 'announce',
      text: `select pg_notify('read_models', $1)`,
      values: [JSON.stringify({ position, ...news })],
    });
};

const stop = async (client: Queryable, page: Page, { model, poison }: Stop): Promise<void> => {
  const { logPosition, passed } = positionBefore(page, poison);
  // Not the whole of it: where catching up begins, it is a checkpoint, which has more than columns.
  const { position, fingerprint } = logPosition;
  const events = sql.raw('events - ?', [page.entries.length - passed]);
  await changeCheckpoint(client, model.name, {
    ...{ position, fingerprint, events },
    status: 'stopped',
    problem: describePoison(poison),
  });
};

const applyShare = async (
  { model, events, undecodable }: ModelShare,
  { client, unseal, unsealRetained, applyEvents }: ApplyContext,
): Promise<Poison | null> => {
  const effects = { client, schema: model.name, unseal, unsealRetained };
  const poison = events.length > 0 ? await applyEvents(model, events, effects) : null;
  return poison ?? undecodable;
};

/** Writes checkpoints, effects and notification of one page in the transaction of `client`. */
const project = async ({ models, page, announce: shouldAnnounce }: Job, by: ApplyContext): Promise<readonly Stop[]> => {
  const shares = models.map((model) => ({ model, ...shareOf(model, page) }));
  const stops: Stop[] = [];
  const applied = (share: ModelShare) => async (): Promise<void> => {
    const poison = await applyShare(share, by);
    if (poison) stops.push({ model: share.model, poison });
  };
  const news = (): Announcement => {
    const changed = shares.filter(({ events }) => events.length > 0).map(({ model }) => model.name);
    const isPassedByAll = stops.length === 0 && shares.every(({ undecodable }) => undecodable === null);
    const passed = { from: page.from.position, models: models.map(({ name }) => name) };
    return { changed, ...(isPassedByAll && { page: passed }), ...(page.traces?.length && { traces: page.traces }) };
  };
  await by.runSteps([
    () => moveCheckpoints(by.client, { models, from: page.from, to: page.to, events: page.entries.length }),
    ...shares.map(applied),
    ...(shouldAnnounce ? [() => announce(by.client, page.to.position, news())] : []),
  ]);
  for (const stopped of stops) await stop(by.client, page, stopped);
  return stops;
};

/**
 * Moves `models`, which are all at `page.from`, to `page.to`: effects and checkpoints in one transaction.
 * Answers those that stopped on the way; their checkpoint is right before the poison event, with the problem recorded.
 * Throws CheckpointMoved, or a transient failure (see `isTransient`); then nothing was written.
 */
export const applyPage = async ({ pool, livePool, ...unsealing }: Pools, job: Job): Promise<readonly Stop[]> => {
  const by = (from: Pool, how: Pick<ApplyContext, 'applyEvents' | 'runSteps'>) =>
    inTransaction(from, (client) => project(job, { ...how, client, ...unsealing }));
  const isLive = job.page.entries.length < copyThreshold;
  try {
    if (isLive) return await by(livePool, { applyEvents: applyOrThrow, runSteps: pipelined });
    return await by(pool, { applyEvents: applyOrThrow, runSteps: sequentially });
  } catch (error) {
    if (isTransient(error) || error instanceof CheckpointMoved) throw error;
    return by(pool, { applyEvents: applyUpToPoison, runSteps: sequentially });
  }
};
