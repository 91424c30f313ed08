type WaitLimits = Readonly<{ milliseconds: number; signal: AbortSignal }>;

/** Wakes all waiting readers. A signal between reading and waiting is not lost. */
export type WakeUpSignal = Readonly<{
  raise: () => void;
  /**
   * How often it was raised. Read it before reading the log, and pass it to `waitForNext` where there was nothing new.
   */
  raisedCount: () => number;
  /** Resolves when it was raised since `seen`, at the timeout or when the signal aborts, whichever comes first. */
  waitForNext: (seen: number, limits: WaitLimits) => Promise<void>;
}>;

export const createWakeUpSignal = (): WakeUpSignal => {
  const waiting = new Set<() => void>();
  let count = 0;

  const wait = ({ milliseconds, signal }: WaitLimits): Promise<void> =>
    new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      waiting.add(wake);
      signal.addEventListener('abort', wake);
    });

  return {
    raise: () => {
      count += 1;
      for (const wake of [...waiting]) wake();
    },
    raisedCount: () => count,
    waitForNext: async (seen, limits) => {
      if (count === seen && !limits.signal.aborted) await wait(limits);
    },
  };
};

/** Waits, at most until an abort. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> => {
  const wakeUpSignal = createWakeUpSignal();
  return wakeUpSignal.waitForNext(wakeUpSignal.raisedCount(), { milliseconds, signal });
};
