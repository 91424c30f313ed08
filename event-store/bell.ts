type Patience = Readonly<{ milliseconds: number; signal: AbortSignal }>;

/** Wakes everyone who waits for something new. A ring between looking and waiting is not lost. */
export type Bell = Readonly<{
  ring: () => void;
  /** How often it has rung. Note it before looking, hand it to `heard` where there was nothing to see. */
  rings: () => number;
  /** Until it has rung since `seen`, the time is over or the signal aborts: whichever comes first. */
  heard: (seen: number, patience: Patience) => Promise<void>;
}>;

export const createBell = (): Bell => {
  const waiting = new Set<() => void>();
  let count = 0;

  const wait = ({ milliseconds, signal }: Patience): Promise<void> =>
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
    ring: () => {
      count += 1;
      for (const wake of [...waiting]) wake();
    },
    rings: () => count,
    heard: async (seen, patience) => {
      if (count === seen && !patience.signal.aborted) await wait(patience);
    },
  };
};

/** Waits, but not beyond an abort. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> => {
  const bell = createBell();
  return bell.heard(bell.rings(), { milliseconds, signal });
};
