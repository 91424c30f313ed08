import type { Log } from './log.ts';

type Chore = Readonly<{
  name: string;
  /** Milliseconds from the end of one time to the begin of the next. */
  every: number;
  work: () => Promise<void>;
  log: Log;
}>;

export type Repeating = Readonly<{
  /** The next time is now, or right after the present one. */
  wake: () => void;
  /** Resolves when what is under way is done. */
  stop: () => Promise<void>;
}>;

/** Does `work` now, and again and again. What it throws is logged, and left to the next time. */
export const repeating = ({ name, every, work, log }: Chore): Repeating => {
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
    await work().catch((error: unknown) => log.error({ err: error, chore: name }, 'A chore failed'));
    if (!state.isOver) await pause();
  };
  const runOn = async (): Promise<void> => {
    while (!state.isOver) await run();
  };
  const running = runOn();
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
