import { type Position, hasReached } from '@platzwart/contracts/core';
import type { Checkpoint } from './checkpointReads.ts';
import type { Notice } from './notices.ts';
import { type Waiters, positionWaiters } from './positionWaiters.ts';

/** What of a notice says where read models are. */
type Heard = Pick<Notice, 'position' | 'changed' | 'page'>;

/** Two pages that follow each other are as good as one. */
const joined = (first: Heard, next: Heard): Heard => {
  const isUnbroken = next.page !== null && first.position === next.page.from;
  return {
    position: next.position,
    changed: [...new Set([...first.changed, ...next.changed])],
    page: first.page && isUnbroken ? { ...next.page, from: first.page.from } : null,
  };
};

/** A read model has moved to `position`. `anew`: it was built again, or read for the first time, so anything may differ. */
export type ReadModelChange = Readonly<{ position: Position | null; anew: boolean }>;
export type ReadModelListener = (change: ReadModelChange) => void | Promise<void>;

export type ReadModelWatch = Readonly<{
  /** How far everything in this process that follows the read model has come; null before the first event. */
  reached: (model: string) => Position | null;
  /** False where the models have not reached `position` within `milliseconds`. */
  waitFor: Waiters['waitFor'];
  /** The model counts as having reached a position only when all its listeners are done with it. */
  onChange: (model: string, listener: ReadModelListener) => void;
  /** Something was said on the channel: a hint, which may come late, twice or never. */
  hear: (notice: Heard) => void;
  /** Reads the checkpoints, which are the truth. Rejects where they cannot be read. */
  refresh: () => Promise<void>;
}>;

export const watchReadModels = (readCheckpoints: () => Promise<readonly Checkpoint[]>): ReadModelWatch => {
  const known = new Map<string, Checkpoint>();
  const listeners = new Map<string, ReadModelListener[]>();
  const waiters = positionWaiters((model) => known.get(model)?.position ?? null);

  const moveTo = (checkpoint: Checkpoint): void => {
    known.set(checkpoint.name, checkpoint);
    waiters.wake();
  };

  const advance = async (checkpoint: Checkpoint): Promise<void> => {
    const before = known.get(checkpoint.name);
    const anew = !before || before.tables !== checkpoint.tables || !hasReached(checkpoint.position, before.position);
    if (!anew && before.position === checkpoint.position) return;
    for (const listener of listeners.get(checkpoint.name) ?? [])
      await listener({ position: checkpoint.position, anew });
    moveTo(checkpoint);
  };

  /** Who stood where the page began, and is not among the changed, moves on without news: nobody need read it again. */
  const advanceBy = async (page: NonNullable<Heard['page']>, { position, changed }: Heard): Promise<void> => {
    const behind = page.models
      .flatMap((name) => known.get(name) ?? [])
      .filter((model) => !hasReached(model.position, position));
    for (const model of behind) {
      const isQuiet = model.position === page.from && !changed.includes(model.name);
      if (isQuiet) moveTo({ ...model, position });
      else await advance({ ...model, position });
    }
  };
  const advanceToCheckpoints = async (): Promise<void> => {
    for (const checkpoint of await readCheckpoints()) await advance(checkpoint);
  };

  // One thing after the other, so that nobody ever sees a model go back; what comes up meanwhile is done once for all.
  let work = Promise.resolve();
  let heard: Heard | undefined;
  let nextLook: Promise<void> | undefined;
  const inTurn = (step: () => Promise<void>): Promise<void> => {
    const done = work.then(step);
    work = done.catch(() => undefined);
    return done;
  };
  const refresh = (): Promise<void> => {
    nextLook ??= inTurn(() => {
      nextLook = undefined;
      return advanceToCheckpoints();
    });
    return nextLook;
  };
  const takeHeard = async (): Promise<void> => {
    const notice = heard;
    heard = undefined;
    if (notice?.page) await advanceBy(notice.page, notice);
    else await advanceToCheckpoints();
  };

  return {
    reached: (model) => known.get(model)?.position ?? null,
    waitFor: waiters.waitFor,
    onChange: (model, listener) => {
      listeners.set(model, [...(listeners.get(model) ?? []), listener]);
    },
    hear: (notice) => {
      const first = heard === undefined;
      heard = heard ? joined(heard, notice) : notice;
      if (first) void inTurn(takeHeard).catch(() => undefined);
    },
    refresh,
  };
};
