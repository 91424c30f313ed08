/** Whoever interrupts an attack finds nothing left of it: first `tidyUp`, then the end. */
export const whenInterrupted = (tidyUp: () => Promise<unknown>): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void tidyUp().finally(() => process.exit(1)));
};
