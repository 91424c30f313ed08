import { setTimeout as pause } from 'node:timers/promises';

/** One life of something that shall go on. Stopping twice is once. */
export type Life = Readonly<{ hasEnded: Promise<unknown>; stop: (hurry: AbortSignal) => Promise<void> }>;

export type Kept<L extends Life> = Readonly<{
  /** Ends the present life, for good. */
  stop: (hurry: AbortSignal) => Promise<void>;
  /** From now on this one is looked after; answers the one that was, whose end is no loss any more. */
  replaceBy: (successor: L) => L;
}>;

type Wishes<L extends Life> = Readonly<{
  begin: () => Promise<L>;
  onLoss: () => void;
  /** It could not be begun again, and is tried once more after the next pause. */
  onFailure: (error: unknown) => void;
}>;

const longLifeMs = 60_000;

/** 0.25 s after the first loss, twice as long after each further one, at most 10 s. */
export const pauseAfterLosses = (losses: number): number => Math.min(250 * 2 ** (losses - 1), 10_000);

/** Starts something anew whenever its life ends, after a pause that grows with each short life. `first` runs already. */
export const keepRunning = <L extends Life>(first: L, { begin, onLoss, onFailure }: Wishes<L>): Kept<L> => {
  const ending = new AbortController();
  const isEnding = (): boolean => ending.signal.aborted;
  let present = first;
  let losses = 0;

  const beginAgain = async (): Promise<L | undefined> => {
    onLoss();
    await pause(pauseAfterLosses(losses), undefined, { signal: ending.signal }).catch(() => undefined);
    if (isEnding()) return undefined;
    try {
      return await begin();
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };

  const watch = async (): Promise<void> => {
    while (!isEnding()) {
      const born = performance.now();
      const watched = present;
      await watched.hasEnded;
      if (isEnding()) return;
      if (watched !== present) continue;
      losses = performance.now() - born > longLifeMs ? 1 : losses + 1;
      const next = await beginAgain();
      // A successor that came meanwhile needs no help.
      if (watched === present) present = next ?? present;
      else await next?.stop(ending.signal);
    }
  };

  const watching = watch();
  const stop = async (hurry: AbortSignal): Promise<void> => {
    ending.abort();
    await present.stop(hurry);
    await watching;
    await present.stop(hurry); // a life that was just beginning
  };
  const replaceBy = (successor: L): L => {
    const predecessor = present;
    present = successor;
    return predecessor;
  };
  return { stop, replaceBy };
};
