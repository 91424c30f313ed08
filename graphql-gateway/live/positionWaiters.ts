import { type Position, hasReached } from '@platzwart/contracts/core';
import type { ReadModelPositions } from '../core/readModelPositions.ts';

export type Waiters = Readonly<{
  waitFor: ReadModelPositions['waitFor'];
  wake: () => void;
}>;

/** Callers that wait for read models to reach a position. `wake` checks all of them. */
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
