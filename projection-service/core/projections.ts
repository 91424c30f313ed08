import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure } from './failures.ts';
import { takeLead } from './leadership.ts';
import type { ProjectionContext } from './projectionContext.ts';
import { createProjector } from './projector.ts';
import { runSteward } from './steward.ts';
import { takeStock } from './takeStock.ts';

/** How it stands with projecting in this process. */
export type Projecting = Readonly<{
  /** What keeps it from projecting right now; null while it projects, or stands by for the one that does. */
  problem: () => string | null;
  /** Whether this process is the one that writes the read models. */
  isLeading: () => boolean;
}>;
export type Projections = Projecting & Readonly<{ run: (signal: AbortSignal) => Promise<void> }>;

const longestPause = 2_000;
/** Having led for so long, the next failure is a new one. */
const longLead = 10_000;
const pauseAfter = (failures: number): number => Math.min(50 * 2 ** failures, longestPause);

/** Follows the log for as long as this process leads. Both parts end together; the first failure is the one that is told. */
const lead = async (context: ProjectionContext, signal: AbortSignal, begun: () => void): Promise<void> => {
  const projector = createProjector(context, await takeStock(context));
  const end = new AbortController();
  const until = AbortSignal.any([signal, end.signal]);
  begun();
  const parts = [projector.run(until), runSteward({ context, projector, signal: until })];
  try {
    await Promise.race(parts);
  } finally {
    end.abort();
    await Promise.allSettled(parts);
  }
};

/**
 * Keeps the read models up to date for as long as `signal` allows: waits for the lead, then follows the log. Whatever goes wrong
 * ends the lead, and it begins again from the checkpoints: that is the whole recovery, for a lost database as for a lost race.
 */
export const createProjections = (context: ProjectionContext): Projections => {
  let problem: string | null = null;
  let failures = 0;
  let leading = false;
  const allIsWell = (): void => {
    problem = null;
  };

  const leadOnce = async (signal: AbortSignal): Promise<void> => {
    const leadership = await takeLead(context.openClient, signal, allIsWell);
    context.log.info({}, 'Leading: this process writes the read models');
    leading = true;
    try {
      await lead(context, AbortSignal.any([signal, leadership.lost]), allIsWell);
      if (!signal.aborted) leadership.lost.throwIfAborted();
    } finally {
      leading = false;
      await leadership.release();
    }
  };

  const run = async (signal: AbortSignal): Promise<void> => {
    const isOver = (): boolean => signal.aborted;
    while (!isOver()) {
      const since = performance.now();
      try {
        await leadOnce(signal);
      } catch (error) {
        if (isOver()) return;
        problem = `The read models are not being kept up to date: ${describeFailure(error)}`;
        context.log.warn({ failures }, problem);
        failures = performance.now() - since > longLead ? 1 : failures + 1;
        await pause(pauseAfter(failures), undefined, { signal }).catch(() => undefined);
      }
    }
  };
  return { run, problem: () => problem, isLeading: () => leading };
};
