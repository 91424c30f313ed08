import { setTimeout as pause } from 'node:timers/promises';
import { type Position, hasReached } from '@platzwart/contracts/core';

/** How fast the log is gone through. */
export type Pace = Readonly<{
  /** Events in the page that is read now; asked once for each. */
  nextPageSize: () => number;
  /** Where the log, or who follows it, is now. */
  see: (position: Position | null) => void;
  /** Whether somebody wrote to the log within the last second. */
  isGentle: () => boolean;
  /** After a step that took so many milliseconds. */
  rest: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}>;

const [fewest, most] = [125, 5_000];
const restPerWork = 2;
const gentleMilliseconds = 1_000;

/**
 * Large pages, one after the other, where nobody books; small ones, with a rest twice as long as each took, where somebody
 * does: on two cores, a booking waits wherever it meets somebody else at work, as long as that takes. Begins with small ones and
 * doubles them.
 */
export const openPace = (now = (): number => performance.now()): Pace => {
  let size = fewest;
  let furthest: Position | null | undefined;
  let gentleUntil = Number.NEGATIVE_INFINITY;
  const isGentle = (): boolean => now() < gentleUntil;
  return {
    nextPageSize: () => {
      const next = isGentle() ? fewest : size;
      size = isGentle() ? fewest : Math.min(2 * next, most);
      return next;
    },
    see: (position) => {
      if (furthest !== undefined && hasReached(furthest, position)) return;
      if (furthest !== undefined) gentleUntil = now() + gentleMilliseconds;
      furthest = position;
    },
    isGentle,
    rest: async (milliseconds, signal) => {
      // Whoever goes on looks at the signal first.
      if (isGentle()) await pause(restPerWork * milliseconds, undefined, { signal }).catch(() => undefined);
    },
  };
};
