import type { Position } from '@platzwart/contracts/core';
import type pg from 'pg';
import { CheckpointMoved, changeCheckpoint, moveCheckpoints } from './checkpoints.ts';
import { type Pool, inTransaction } from './database.ts';
import { isPassing } from './failures.ts';
import { type Page, shareOf, standBefore } from './page.ts';
import type { ReadModel, Unseal } from './readModel.ts';
import { type Queryable, sql } from './sql.ts';
import { type Attempt, type Poison, carefully, describePoison, directly } from './stopping.ts';

export type Stop = Readonly<{ model: ReadModel; poison: Poison }>;
type Share = Readonly<{ model: ReadModel; changed: boolean; poison: Poison | null }>;
type Job = Readonly<{ models: readonly ReadModel[]; page: Page; announce: boolean }>;

/** `changed`: names of read models. `traces`: of the commands behind it, where there are any. */
type News = Readonly<{ changed: readonly string[]; traces?: readonly string[] }>;

/**
 * Wakes the gateways when the transaction commits: `position` is reached by all live read models, `changed` are those with news.
 * Before the first event there is nothing to say.
 */
export const announce = async (db: Queryable, position: Position | null, news: News): Promise<void> => {
  if (position !== null) await db.query(`select pg_notify('read_models', $1)`, [JSON.stringify({ position, ...news })]);
};

const stop = async (client: Queryable, page: Page, { model, poison }: Stop): Promise<void> => {
  const { place, passed } = standBefore(page, poison);
  const events = sql.raw('events - ?', [page.entries.length - passed]);
  await changeCheckpoint(client, model.name, { ...place, events, status: 'stopped', problem: describePoison(poison) });
};

const applyShare = async (
  model: ReadModel,
  page: Page,
  by: { attempt: Attempt; client: pg.ClientBase; unseal: Unseal },
): Promise<Share> => {
  const { events, undecodable } = shareOf(model, page);
  const effects = { client: by.client, schema: model.name, unseal: by.unseal };
  const poison = events.length > 0 ? await by.attempt(model, events, effects) : null;
  return { model, changed: events.length > 0, poison: poison ?? undecodable };
};

/** Checkpoints, effects and announcement of one page, in the transaction of `client`. */
const project = async (
  { models, page, announce: aloud }: Job,
  by: { attempt: Attempt; client: pg.ClientBase; unseal: Unseal },
) => {
  await moveCheckpoints(by.client, { models, from: page.from, to: page.to, events: page.entries.length });
  const shares: Share[] = [];
  for (const model of models) shares.push(await applyShare(model, page, by));
  const stops = shares.flatMap(({ model, poison }) => (poison ? [{ model, poison }] : []));
  for (const stopped of stops) await stop(by.client, page, stopped);
  if (aloud)
    await announce(by.client, page.to.position, {
      changed: shares.filter(({ changed }) => changed).map(({ model }) => model.name),
      ...(page.traces?.length && { traces: page.traces }),
    });
  return stops;
};

/**
 * Brings `models`, which all stand at `page.from`, to `page.to`: effects and checkpoints in one transaction.
 * Answers with those that had to stop on the way; they stand right before their event, with the problem written down.
 * Throws CheckpointMoved, or what passes by itself (see `isPassing`), and then has written nothing.
 */
export const applyPage = async (
  { pool, unseal }: { pool: Pool; unseal: Unseal },
  job: Job,
): Promise<readonly Stop[]> => {
  const by = (attempt: Attempt) => inTransaction(pool, (client) => project(job, { attempt, client, unseal }));
  try {
    return await by(directly);
  } catch (error) {
    if (isPassing(error) || error instanceof CheckpointMoved) throw error;
    return by(carefully);
  }
};
