import { EventEmitter, once } from 'node:events';
import { type Position, hasReached } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { type LogEntry, decodeInTurns } from './decodeLog.ts';
import { type Throttle, createThrottle } from './throttle.ts';

type Entries = Promise<readonly LogEntry[]>;

/** A reader that goes through the log in pages. */
export type LogReader = Readonly<{
  /** The decoded events after `position`; empty at the end of the log. The call confirms that all before it was processed. */
  behind: (position: Position | null) => Entries;
  /** Leaves the group: the other readers no longer wait for this one. */
  leave: () => void;
}>;
export type LogPages = Readonly<{ join: () => LogReader; throttle: Throttle }>;

/** A reader may be this many pages ahead of the slowest: one being written, one waiting, one being fetched. */
const maxCachedPages = 3;

/**
 * For readers of the whole log. Concurrent readers share each page, which is read and decoded once; fast readers wait for slow ones,
 * because a page that is no longer cached would have to be read again.
 */
export const openLogPages = (
  log: Readonly<{ store: Pick<EventStore, 'readAll'> }>,
  throttle: Throttle = createThrottle(),
): LogPages => {
  const cache = new Map<Position | null, Entries>();
  const readerPositions = new Map<symbol, Position | null>();
  // Each waiting reader listens, of as many read models as there are.
  const moves = new EventEmitter().setMaxListeners(0);

  const isNeeded = (after: Position | null): boolean =>
    [...readerPositions.values()].some((readerPosition) => hasReached(after, readerPosition));
  const isTooFar = (after: Position | null): boolean =>
    cache.size >= maxCachedPages &&
    [...readerPositions.values()].some((readerPosition) => !hasReached(readerPosition, after));

  const move = (change: () => void): void => {
    change();
    for (const after of [...cache.keys()]) if (!isNeeded(after)) cache.delete(after);
    moves.emit('move');
  };

  const read = async (after: Position | null): Entries => {
    const limit = throttle.nextPageSize();
    const events = await log.store.readAll({ after, limit });
    // The end of the log moves, so the next call has to read again.
    if (events.length < limit) cache.delete(after);
    return decodeInTurns(events);
  };
  const pageBehind = (after: Position | null): Entries => {
    const known = cache.get(after);
    if (known) return known;
    const page = read(after);
    cache.set(after, page);
    // A page fetched ahead may never be needed; a caller that awaits it still sees the failure.
    page.catch(() => cache.delete(after));
    return page;
  };

  return {
    throttle,
    join: () => {
      const me = Symbol('reader');
      readerPositions.set(me, null);
      return {
        behind: async (position) => {
          move(() => readerPositions.set(me, position));
          while (!cache.has(position) && isTooFar(position)) await once(moves, 'move');
          return pageBehind(position);
        },
        leave: () => move(() => readerPositions.delete(me)),
      };
    },
  };
};
