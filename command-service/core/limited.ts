export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** There is so much to do already that this piece of work was not even begun. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/**
 * Lets at most `places` pieces of work run at once; the others wait their turn, first come, first served. Where
 * `mostWaiting` wait already, one more is rejected with TooBusy.
 */
export const limited = (places: number, mostWaiting = Number.POSITIVE_INFINITY): Limit => {
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
    if (waiting.length >= mostWaiting) throw new TooBusy(`${waiting.length} wait already`);
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
