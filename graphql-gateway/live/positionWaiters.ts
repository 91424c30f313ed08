import { type Position, hasReached } from '@platzwart/contracts/core';

export type Waiters = Readonly<{
  waitFor: (models: readonly string[], position: Position, milliseconds: number) => Promise<boolean>;
  wake: () => void;
}>;

/** Those who wait for read models to come as far as a position. `wake` asks all of them whether it is so far. */
export const positionWaiters = (reached: (model: string) => Position | null): Waiters => {
  const waiting = new Set<() => void>();
  const waitFor: Waiters['waitFor'] = (models, position, milliseconds) => {
    const isThere = (): boolean => models.every((model) => hasReached(reached(model), position));
    if (isThere()) return Promise.resolve(true);
    return new Promise((resolve) => {
      const end = (answer: boolean): void => {
        waiting.delete(ask);
        clearTimeout(timeout);
        resolve(answer);
      };
      const ask = (): void => {
        if (isThere()) end(true);
      };
      const timeout = setTimeout(() => end(false), milliseconds);
      waiting.add(ask);
    });
  };
  return { waitFor, wake: () => waiting.forEach((ask) => ask()) };
};
