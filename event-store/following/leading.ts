import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure } from './failures.ts';
import { type Throne, takeLead } from './leadership.ts';

/** How it stands with what only one process may do. */
export type Standing = Readonly<{
  /** What keeps this process from it right now; null while it leads, or stands by for the one that does. */
  problem: () => string | null;
  isLeading: () => boolean;
}>;
export type Leading = Standing & Readonly<{ run: (signal: AbortSignal) => Promise<void> }>;

type Log = Readonly<Record<'info' | 'warn', (facts: Readonly<Record<string, unknown>>, message: string) => void>>;

type Wishes = Throne &
  Readonly<{
    log: Log;
    /** Said when it begins to lead. */
    begins: string;
    /** What the operator is told where it cannot; the reason follows behind a colon. */
    trouble: string;
    /** The work itself, until `signal` aborts; `begun` says that it is under way. Whatever it throws ends this lead. */
    lead: (signal: AbortSignal, begun: () => void) => Promise<void>;
  }>;

const longestPause = 2_000;
/** Having led for so long, the next failure is a new one. */
const longLead = 10_000;
const pauseAfter = (failures: number): number => Math.min(50 * 2 ** failures, longestPause);

/**
 * Leads for as long as `signal` allows: waits for the lead, then works. Whatever goes wrong ends the lead, and it begins again
 * from what is written down: that is the whole recovery, for a lost database as for a lost race.
 */
export const createLeading = (wishes: Wishes): Leading => {
  const { log, begins, trouble } = wishes;
  let problem: string | null = null;
  let failures = 0;
  let leading = false;
  const allIsWell = (): void => {
    problem = null;
  };

  const leadOnce = async (signal: AbortSignal): Promise<void> => {
    const leadership = await takeLead(wishes, signal, allIsWell);
    log.info({}, begins);
    leading = true;
    try {
      await wishes.lead(AbortSignal.any([signal, leadership.lost]), allIsWell);
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
        problem = `${trouble}: ${describeFailure(error)}`;
        log.warn({ failures }, problem);
        failures = performance.now() - since > longLead ? 1 : failures + 1;
        await pause(pauseAfter(failures), undefined, { signal }).catch(() => undefined);
      }
    }
  };
  return { run, problem: () => problem, isLeading: () => leading };
};

/** Parts of one lead: they end together, and the first failure is the one that is told. */
export const endTogether = async (
  signal: AbortSignal,
  begin: (until: AbortSignal) => readonly Promise<void>[],
): Promise<void> => {
  const end = new AbortController();
  const parts = begin(AbortSignal.any([signal, end.signal]));
  try {
    await Promise.race(parts);
  } finally {
    end.abort();
    await Promise.allSettled(parts);
  }
};
