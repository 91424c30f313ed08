import { setTimeout as pause } from 'node:timers/promises';
import { type Position, hasReached } from '@platzwart/contracts/core';

/** Limits the speed of reading the log. */
export type Throttle = Readonly<{
  /** The number of events to read next; called once per page. */
  nextPageSize: () => number;
  /** Reports the position of the log, or of a read model that follows it. */
  observe: (position: Position | null) => void;
  /** Whether an event was appended within the last second. */
  isThrottled: () => boolean;
  /** Pauses after a step that took so many milliseconds. */
  rest: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}>;

const [fewest, most] = [125, 5_000];
const restPerWork = 2;
const throttledMilliseconds = 1_000;

/**
 * Without bookings, pages are large and follow each other at once. During bookings, pages are small, each followed by a pause twice
 * as long as its step: on two cores, a booking has to wait for any work that it coincides with. The page size begins small and
 * doubles.
 */
export const createThrottle = (now = (): number => performance.now()): Throttle => {
  let size = fewest;
  let furthest: Position | null | undefined;
  let throttledUntil = Number.NEGATIVE_INFINITY;
  const isThrottled = (): boolean => now() < throttledUntil;
  return {
    nextPageSize: () => {
      const next = isThrottled() ? fewest : size;
      size = isThrottled() ? fewest : Math.min(2 * next, most);
      return next;
    },
    observe: (position) => {
      if (furthest !== undefined && hasReached(furthest, position)) return;
      if (furthest !== undefined) throttledUntil = now() + throttledMilliseconds;
      furthest = position;
    },
    isThrottled,
    rest: async (milliseconds, signal) => {
      // The caller checks the signal before it continues.
      if (isThrottled()) await pause(restPerWork * milliseconds, undefined, { signal }).catch(() => undefined);
    },
  };
};
