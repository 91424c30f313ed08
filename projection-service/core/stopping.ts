import type { Position } from '@platzwart/contracts/core';
import { describeFailure, isPassing } from '@platzwart/event-store/failures';
import type { Effects, Logged, ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';

/** An event that a read model cannot apply. It stops there: to go on without it would be to forget it. */
export type Poison = Readonly<{ position: Position; type: string; problem: string }>;

export const describePoison = ({ position, type, problem }: Poison): string =>
  `${type} at position ${position} cannot be applied: ${problem}`;

/** Applies events within a transaction; answers with the one that stopped it, the effect of all before it being written. */
export type Attempt = (model: ReadModel, events: readonly Logged[], effects: Effects) => Promise<Poison | null>;

/** Throws at the first event that cannot be applied, and the transaction with it: fast, and right where nothing is wrong. */
export const directly: Attempt = async (model, events, effects) => {
  await model.apply(events, effects);
  return null;
};

const inSavepoint = async (client: Queryable, work: () => Promise<void>): Promise<string | null> => {
  await client.query('savepoint attempt');
  try {
    await work();
    await client.query('release savepoint attempt');
    return null;
  } catch (error) {
    if (isPassing(error)) throw error;
    await client.query('rollback to savepoint attempt');
    return describeFailure(error);
  }
};

/** All at once, else one by one up to the event that stops it. Passing failures (a lost connection) are thrown, not held against it. */
export const carefully: Attempt = async (model, events, effects) => {
  const failure = await inSavepoint(effects.client, () => model.apply(events, effects));
  if (failure === null) return null;
  for (const logged of events) {
    const problem = await inSavepoint(effects.client, () => model.apply([logged], effects));
    if (problem !== null) return { position: logged.position, type: logged.event.type, problem };
  }
  return null;
};
