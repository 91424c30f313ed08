import { hasReached } from '@platzwart/contracts/core';
import { inTransaction } from '@platzwart/event-store/in-transaction';
import { type Place, beforeFirst, whyAnotherLog } from '@platzwart/event-store/place';
import { type Checkpoint, changeCheckpoint, lockCheckpoint, versionOfNoBuild } from './checkpoints.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';
import { endedOnTheWay, isSuspect, nextTry } from './tries.ts';

/** Where the one read of the log begins, and the read models that stand there and may go together. All others join later, one by one. */
export type Stock = Readonly<{ place: Place; models: readonly ReadModel[] }>;

const fromAnotherLog = (problem: string) =>
  ({ version: versionOfNoBuild, ...beforeFirst, status: 'outdated', problem }) as const;

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

/** Found out by this very process that its event ends processes: it does not try it, whatever else has gone wrong since. */
const isOurVerdict = ({ status, tries }: Checkpoint, runId: string): boolean =>
  status === 'stopped' && tries?.by === runId;

type Standing = Readonly<{ model: ReadModel; place: Place; isSuspect: boolean }>;

/** Before any handler runs: whoever ends this process shall be known by the next one. A suspect's tries are noted one by one. */
const noteTry = async (
  client: Queryable,
  { name }: ReadModel,
  { ended, runId }: Readonly<{ ended: number; runId: string }>,
): Promise<void> => {
  if (!isSuspect(ended)) await changeCheckpoint(client, name, { tries: nextTry(ended, runId) });
};

const correct = async (
  client: Queryable,
  { store, models, runId }: ProjectionContext,
): Promise<readonly Standing[]> => {
  const head = await store.head();
  const standing: Standing[] = [];
  const inOrder = models.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const model of inOrder) {
    const checkpoint = await lockCheckpoint(client, model);
    const anotherLog = await whyAnotherLog(store, checkpoint);
    if (anotherLog === null && isOurVerdict(checkpoint, runId)) continue;
    const change = correction(checkpoint, model, anotherLog);
    if (change) await changeCheckpoint(client, model.name, change);
    const { position, landmark, status, tries } = { ...checkpoint, ...change };
    if (status === 'outdated') continue;
    const ended = hasReached(position, head) ? 0 : endedOnTheWay(tries, runId);
    await noteTry(client, model, { ended, runId });
    standing.push({ model, place: { position, landmark }, isSuspect: isSuspect(ended) });
  }
  return standing;
};

const furthest = (places: readonly Place[]): Place =>
  places.reduce((a, b) => (hasReached(a.position, b.position) ? a : b), beforeFirst);

/**
 * Looks at all checkpoints when a process begins to lead. What another version or another log has left behind becomes `outdated`,
 * what had stopped gets another try, and those that stand furthest follow the log from there; but not those with which processes
 * have ended before: each of them is tried alone.
 */
export const takeStock = (context: ProjectionContext): Promise<Stock> =>
  inTransaction(context.pool, async (client) => {
    const standing = await correct(client, context);
    if (standing.length === 0) return { place: { position: await context.store.head(), landmark: null }, models: [] };
    const place = furthest(standing.map((each) => each.place));
    const first = standing
      .filter((each) => each.place.position === place.position && !each.isSuspect)
      .map(({ model }) => model);
    for (const { name } of first) await changeCheckpoint(client, name, { status: 'live' });
    return { place, models: first };
  });
