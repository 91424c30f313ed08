import { setTimeout as pause } from 'node:timers/promises';

/** One run of a process that is restarted when it ends. `stop` is idempotent. */
export type Run = Readonly<{ hasEnded: Promise<unknown>; stop: (killSignal: AbortSignal) => Promise<void> }>;

export type Supervised<L extends Run> = Readonly<{
  /** Ends the present run and does not restart it. */
  stop: (killSignal: AbortSignal) => Promise<void>;
  /** Supervises another run from now on; returns the previous one, which is not restarted any more. */
  replaceBy: (successor: L) => L;
}>;

type Callbacks<L extends Run> = Readonly<{
  start: () => Promise<L>;
  onLoss: () => void;
  /** A restart failed; the next attempt follows after the next pause. */
  onFailure: (error: unknown) => void;
}>;

const stableAfterMs = 60_000;

/** 0.25 s after the first failure, twice as long after each further one, at most 10 s. */
export const pauseAfterLosses = (losses: number): number => Math.min(250 * 2 ** (losses - 1), 10_000);

/** Starts a new run whenever the present one ends, after a pause that grows with each short run. `first` is running already. */
export const keepRunning = <L extends Run>(first: L, { start, onLoss, onFailure }: Callbacks<L>): Supervised<L> => {
  const ending = new AbortController();
  const isEnding = (): boolean => ending.signal.aborted;
  let present = first;
  let losses = 0;

  const startAgain = async (): Promise<L | undefined> => {
    onLoss();
    await pause(pauseAfterLosses(losses), undefined, { signal: ending.signal }).catch(() => undefined);
    if (isEnding()) return undefined;
    try {
      return await start();
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };

  const watch = async (): Promise<void> => {
    while (!isEnding()) {
      const startedAt = performance.now();
      const watched = present;
      await watched.hasEnded;
      if (isEnding()) return;
      if (watched !== present) continue;
      losses = performance.now() - startedAt > stableAfterMs ? 1 : losses + 1;
      const next = await startAgain();
      // A successor has taken over meanwhile.
      if (watched === present) present = next ?? present;
      else await next?.stop(ending.signal);
    }
  };

  const watching = watch();
  const stop = async (killSignal: AbortSignal): Promise<void> => {
    ending.abort();
    await present.stop(killSignal);
    await watching;
    await present.stop(killSignal); // A run that is just starting.
  };
  const replaceBy = (successor: L): L => {
    const predecessor = present;
    present = successor;
    return predecessor;
  };
  return { stop, replaceBy };
};
