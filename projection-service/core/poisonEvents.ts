import type { Position } from '@platzwart/contracts/core';
import { describeFailure, isTransient } from '@platzwart/database/failures';
import type { Effects, Logged, ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';

/** An event that a read model cannot apply. The read model stops there, because to skip the event would lose its effect. */
export type Poison = Readonly<{ position: Position; type: string; problem: string }>;

export const describePoison = ({ position, type, problem }: Poison): string =>
  `${type} at position ${position} cannot be applied: ${problem}`;

/** Applies events within a transaction; answers the event that stopped it, with the effect of all events before it written. */
export type ApplyEvents = (model: ReadModel, events: readonly Logged[], effects: Effects) => Promise<Poison | null>;

/** Throws at the first event that cannot be applied, which aborts the transaction: the fast path when no event fails. */
export const applyOrThrow: ApplyEvents = async (model, events, effects) => {
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
    if (isTransient(error)) throw error;
    await client.query('rollback to savepoint attempt');
    return describeFailure(error);
  }
};

/** Applies all events at once, or else one by one up to the poison event. Transient failures (a lost connection) are thrown instead. */
export const applyUpToPoison: ApplyEvents = async (model, events, effects) => {
  const failure = await inSavepoint(effects.client, () => model.apply(events, effects));
  if (failure === null) return null;
  for (const logged of events) {
    const problem = await inSavepoint(effects.client, () => model.apply([logged], effects));
    if (problem !== null) return { position: logged.position, type: logged.event.type, problem };
  }
  return null;
};
