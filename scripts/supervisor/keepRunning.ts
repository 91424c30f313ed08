import { setTimeout as pause } from 'node:timers/promises';

/** One life of something that shall go on. Stopping twice is once. */
export type Life = Readonly<{ hasEnded: Promise<unknown>; stop: (hurry: AbortSignal) => Promise<void> }>;

export type Kept = Readonly<{
  /** Ends the present life, for good. */
  stop: (hurry: AbortSignal) => Promise<void>;
}>;

type Wishes<L extends Life> = Readonly<{ begin: () => Promise<L>; onLoss: () => void }>;

const longLifeMs = 60_000;

/** 0.25 s after the first loss, twice as long after each further one, at most 10 s. */
export const pauseAfterLosses = (losses: number): number => Math.min(250 * 2 ** (losses - 1), 10_000);

/** Starts something anew whenever its life ends, after a pause that grows with each short life. `first` runs already. */
export const keepRunning = <L extends Life>(first: L, { begin, onLoss }: Wishes<L>): Kept => {
  const ending = new AbortController();
  const isEnding = (): boolean => ending.signal.aborted;
  let present = first;
  let losses = 0;

  const beginAgain = async (): Promise<L | undefined> => {
    onLoss();
    await pause(pauseAfterLosses(losses), undefined, { signal: ending.signal }).catch(() => undefined);
    return isEnding() ? undefined : begin().catch(() => undefined);
  };

  const watch = async (): Promise<void> => {
    while (!isEnding()) {
      const born = performance.now();
      await present.hasEnded;
      if (isEnding()) return;
      losses = performance.now() - born > longLifeMs ? 1 : losses + 1;
      present = (await beginAgain()) ?? present;
    }
  };

  const watching = watch();
  const stop = async (hurry: AbortSignal): Promise<void> => {
    ending.abort();
    await present.stop(hurry);
    await watching;
    await present.stop(hurry); // a life that was just beginning
  };
  return { stop };
};
