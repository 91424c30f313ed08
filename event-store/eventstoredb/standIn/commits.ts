/** Commits what has been written, in order, a moment later and as many records together as there are then. */
export const createCommits = <Written>(commit: (records: readonly Written[]) => void, delayMilliseconds: number) => {
  let pending: Written[] = [];
  let waiting: (() => void)[] = [];
  let isHeld = false;
  let timer: NodeJS.Timeout | undefined;

  const now = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const answers = waiting;
    commit(pending);
    [pending, waiting] = [[], []];
    for (const answer of answers) answer();
  };
  const soon = (): void => {
    if (!isHeld) timer ??= setTimeout(now, delayMilliseconds);
  };
  return {
    add: (record: Written): void => {
      pending.push(record);
      soon();
    },
    /** Resolves when everything that was added has been committed. */
    done: (): Promise<void> => new Promise((resolve) => waiting.push(resolve)),
    now,
    /** Commits nothing until the function that it returns is called. */
    hold: (): (() => void) => {
      isHeld = true;
      clearTimeout(timer);
      timer = undefined;
      return () => {
        isHeld = false;
        soon();
      };
    },
  };
};
