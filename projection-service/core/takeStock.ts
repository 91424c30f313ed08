import { hasReached } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { type Checkpoint, changeCheckpoint, lockCheckpoint } from './checkpoints.ts';
import { inTransaction } from './database.ts';
import { type Place, beforeFirst, whyAnotherLog } from './place.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';

/** Where the one read of the log begins, and the read models that stand there. All others join later, one by one. */
export type Stock = Readonly<{ place: Place; models: readonly ReadModel[] }>;

/** No code has this version: tables that carry it hold what another log said. */
const versionOfAnotherLog = 0;
const fromAnotherLog = (problem: string) =>
  ({ version: versionOfAnotherLog, ...beforeFirst, status: 'outdated', problem }) as const;

/** How the checkpoint has to change before this build can go on from it. */
const correction = (
  checkpoint: Checkpoint,
  model: ReadModel,
  anotherLog: string | null,
): Partial<Omit<Checkpoint, 'events'>> | null => {
  if (anotherLog !== null) return fromAnotherLog(anotherLog);
  // One that waits to be built anew keeps the reason.
  if (checkpoint.version !== model.version)
    return checkpoint.status === 'outdated' ? null : { status: 'outdated', problem: null };
  const goesOn = checkpoint.status === 'live' || checkpoint.status === 'catching-up';
  // Whatever stopped it may have been mended by the build that starts now.
  return goesOn ? null : { status: 'catching-up', problem: null };
};

const correct = async (client: Queryable, store: EventStore, models: readonly ReadModel[]) => {
  const standing: { model: ReadModel; place: Place }[] = [];
  const inOrder = models.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const model of inOrder) {
    const checkpoint = await lockCheckpoint(client, model);
    const change = correction(checkpoint, model, await whyAnotherLog(store, checkpoint));
    if (change) await changeCheckpoint(client, model.name, change);
    const { position, landmark, status } = { ...checkpoint, ...change };
    if (status !== 'outdated') standing.push({ model, place: { position, landmark } });
  }
  return standing;
};

const furthest = (places: readonly Place[]): Place =>
  places.reduce((a, b) => (hasReached(a.position, b.position) ? a : b), beforeFirst);

/**
 * Looks at all checkpoints when a process begins to lead. What another version or another log has left behind becomes `outdated`,
 * what had stopped gets another try, and those that stand furthest follow the log from there.
 */
export const takeStock = ({ pool, store, models }: ProjectionContext): Promise<Stock> =>
  inTransaction(pool, async (client) => {
    const standing = await correct(client, store, models);
    if (standing.length === 0) return { place: { position: await store.head(), landmark: null }, models: [] };
    const place = furthest(standing.map((each) => each.place));
    const first = standing.filter((each) => each.place.position === place.position).map(({ model }) => model);
    for (const { name } of first) await changeCheckpoint(client, name, { status: 'live' });
    return { place, models: first };
  });
