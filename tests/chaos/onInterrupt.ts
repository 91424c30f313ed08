const cleanUps = new Set<() => Promise<unknown>>();

/** Ends the process after all clean-ups, so that none interrupts another. */
const giveUp = (): void =>
  void Promise.allSettled([...cleanUps].map((cleanUp) => cleanUp())).then(() => process.exit(1));

/** Runs every `cleanUp` on Ctrl+C, then ends the process, so that nothing is left running. */
export const onInterrupt = (cleanUp: () => Promise<unknown>): void => {
  if (cleanUps.size === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
  cleanUps.add(cleanUp);
};
