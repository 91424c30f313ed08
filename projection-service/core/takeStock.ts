import { type Position, hasReached } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { type Checkpoint, changeCheckpoint, lockCheckpoint } from './checkpoints.ts';
import { inTransaction } from './database.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';

/** Where the one read of the log begins, and the read models that stand there. All others join later, one by one. */
export type Stock = Readonly<{ position: Position | null; models: readonly ReadModel[] }>;

/** No code has this version: tables that carry it hold what another log said. */
const versionOfAnotherLog = 0;
const fromAnotherLog = {
  version: versionOfAnotherLog,
  position: null,
  status: 'outdated',
  problem: 'the log ends before the checkpoint: an older copy of it was restored',
} as const;

/** How the checkpoint has to change before this build can go on from it. */
const correction = (
  checkpoint: Checkpoint,
  model: ReadModel,
  head: Position | null,
): Partial<Omit<Checkpoint, 'events'>> | null => {
  if (!hasReached(head, checkpoint.position)) return fromAnotherLog;
  if (checkpoint.version !== model.version) return { status: 'outdated', problem: null };
  const goesOn = checkpoint.status === 'live' || checkpoint.status === 'catching-up';
  // Whatever stopped it may have been mended by the build that starts now.
  return goesOn ? null : { status: 'catching-up', problem: null };
};

const correct = async (client: Queryable, store: EventStore, models: readonly ReadModel[]) => {
  const standing: { model: ReadModel; position: Position | null }[] = [];
  const inOrder = models.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const model of inOrder) {
    const checkpoint = await lockCheckpoint(client, model);
    const change = correction(checkpoint, model, await store.head());
    if (change) await changeCheckpoint(client, model.name, change);
    if (change?.status !== 'outdated') standing.push({ model, position: checkpoint.position });
  }
  return standing;
};

const furthest = (positions: readonly (Position | null)[]): Position | null =>
  positions.reduce((a, b) => (hasReached(a, b) ? a : b), null);

/**
 * Looks at all checkpoints when a process begins to lead. What another version or another log has left behind becomes `outdated`,
 * what had stopped gets another try, and those that stand furthest follow the log from there.
 */
export const takeStock = ({ pool, store, models }: ProjectionContext): Promise<Stock> =>
  inTransaction(pool, async (client) => {
    const standing = await correct(client, store, models);
    if (standing.length === 0) return { position: await store.head(), models: [] };
    const position = furthest(standing.map((each) => each.position));
    const first = standing.filter((each) => each.position === position).map(({ model }) => model);
    for (const { name } of first) await changeCheckpoint(client, name, { status: 'live' });
    return { position, models: first };
  });
