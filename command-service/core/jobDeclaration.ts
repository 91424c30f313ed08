export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;

/** A periodic job of the service, run by each of its processes. */
export type JobDeclaration<Dependencies> = Readonly<{
  /** Milliseconds from the end of one run to the start of the next. */
  every: number;
  work: (dependencies: Dependencies) => () => Promise<void>;
}>;

export const job = <Dependencies>(
  every: number,
  work: (dependencies: Dependencies) => () => Promise<void>,
): JobDeclaration<Dependencies> => ({ every, work });
