/** Runs one piece of work after the other, in the order in which they were asked for, whether or not the one before failed. */
export const takingTurns = (): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
};
