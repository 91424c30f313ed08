export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets at most `places` pieces of work run at once; the others wait their turn, first come, first served. */
export const limited = (places: number): Limit => {
  const waiting: (() => void)[] = [];
  let free = places;
  const enter = (): Promise<void> => {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
    return Promise.resolve();
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
