import type { Log } from './log.ts';

type JobOptions = Readonly<{
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  every: number;
  work: () => Promise<void>;
  log: Log;
}>;

export type PeriodicJob = Readonly<{
  /** Starts the next run now, or right after the current one. */
  wake: () => void;
  /** Resolves when the current run has ended. */
  stop: () => Promise<void>;
}>;

/** Runs `work` periodically, beginning now. Errors are logged, and the next run repeats the work. */
export const runPeriodically = ({ name, every, work, log }: JobOptions): PeriodicJob => {
  const state = { isWanted: false, isOver: false };
  let endPause = (): void => undefined;
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, state.isWanted ? 0 : every);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    state.isWanted = false;
    await work().catch((error: unknown) => log.error({ err: error, job: name }, 'A job failed'));
    if (!state.isOver) await pause();
  };
  const runUntilStopped = async (): Promise<void> => {
    while (!state.isOver) await run();
  };
  const running = runUntilStopped();
  return {
    wake: () => {
      state.isWanted = true;
      endPause();
    },
    stop: () => {
      state.isOver = true;
      endPause();
      return running;
    },
  };
};
