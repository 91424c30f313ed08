import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure } from './failures.ts';
import { type LeaderLock, acquireLeadership } from './leaderLock.ts';

/** The state of work that only one process may do. */
export type LeadershipStatus = Readonly<{
  /** Why this process cannot do it now; null while it leads or is on standby. */
  problem: () => string | null;
  isLeading: () => boolean;
}>;
export type LeaderLoop = LeadershipStatus & Readonly<{ run: (signal: AbortSignal) => Promise<void> }>;

type Log = Readonly<Record<'info' | 'warn', (facts: Readonly<Record<string, unknown>>, message: string) => void>>;

type LeaderLoopOptions = LeaderLock &
  Readonly<{
    log: Log;
    /** Logged when it becomes leader. */
    startMessage: string;
    /** Logged and reported when it fails; the reason follows after a colon. */
    problemMessage: string;
    /** The work, until `signal` aborts. Call `onStarted` when it is under way. Any error ends the leadership. */
    lead: (signal: AbortSignal, onStarted: () => void) => Promise<void>;
  }>;

const longestPause = 2_000;
/** A failure after this many milliseconds of leadership resets the backoff. */
const longLeadership = 10_000;
const backoffAfter = (failures: number): number => Math.min(50 * 2 ** failures, longestPause);

/**
 * Waits for the leadership, then works, until `signal` aborts. Any error ends the leadership, and the loop starts again
 * from the stored checkpoints. There is no other way of recovery, for a lost database or a lost race.
 */
export const createLeaderLoop = (options: LeaderLoopOptions): LeaderLoop => {
  const { log, startMessage, problemMessage } = options;
  let problem: string | null = null;
  let failures = 0;
  let leading = false;
  const clearProblem = (): void => {
    problem = null;
  };

  const leadOnce = async (signal: AbortSignal): Promise<void> => {
    const leadership = await acquireLeadership(options, signal, clearProblem);
    log.info({}, startMessage);
    leading = true;
    try {
      await options.lead(AbortSignal.any([signal, leadership.lost]), clearProblem);
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
        problem = `${problemMessage}: ${describeFailure(error)}`;
        log.warn({ failures }, problem);
        failures = performance.now() - since > longLeadership ? 1 : failures + 1;
        await pause(backoffAfter(failures), undefined, { signal }).catch(() => undefined);
      }
    }
  };
  return { run, problem: () => problem, isLeading: () => leading };
};

/** Parallel parts of one leadership: when one ends all end, and the first failure is reported. */
export const runUntilFirstEnds = async (
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
