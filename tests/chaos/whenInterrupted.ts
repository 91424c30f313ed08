const tidyUps = new Set<() => Promise<unknown>>();

/** After all of them: the first that is done must not cut off the others. */
const giveUp = (): void => void Promise.allSettled([...tidyUps].map((tidyUp) => tidyUp())).then(() => process.exit(1));

/** Whoever interrupts an attack finds nothing left of it: first every `tidyUp`, then the end. */
export const whenInterrupted = (tidyUp: () => Promise<unknown>): void => {
  if (tidyUps.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
  tidyUps.add(tidyUp);
};
