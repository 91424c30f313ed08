import { EventEmitter, once } from 'node:events';
import { type Position, hasReached } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { type Decoders, type LogEntry, decodeInTurns } from './decodeLog.ts';
import { type Pace, openPace } from './pace.ts';

type Entries = Promise<readonly LogEntry[]>;

/** One that goes through the log in pages. */
export type LogReader = Readonly<{
  /** What follows `position`, decoded; empty at the end of the log. To ask is to be done with all before it. */
  behind: (position: Position | null) => Entries;
  /** The others need not wait any more. */
  leave: () => void;
}>;
export type LogPages = Readonly<{ join: () => LogReader; pace: Pace }>;

/** So far may one get ahead of the last: a page that is being written, one that waits for its turn, one that is on its way. */
const rememberedPages = 3;

/**
 * For whoever reads the whole log. Several that read side by side share each page, read and decoded once; those that are quick wait
 * for the slow, because pages that nobody remembers would have to be read again.
 */
export const openLogPages = (
  log: Readonly<{ store: Pick<EventStore, 'readAll'>; decoders: Decoders }>,
  pace: Pace = openPace(),
): LogPages => {
  const remembered = new Map<Position | null, Entries>();
  const places = new Map<symbol, Position | null>();
  const moves = new EventEmitter();

  const isNeeded = (after: Position | null): boolean => [...places.values()].some((place) => hasReached(after, place));
  const isTooFar = (after: Position | null): boolean =>
    remembered.size >= rememberedPages && [...places.values()].some((place) => !hasReached(place, after));

  const move = (change: () => void): void => {
    change();
    for (const after of [...remembered.keys()]) if (!isNeeded(after)) remembered.delete(after);
    moves.emit('move');
  };

  const read = async (after: Position | null): Entries => {
    const limit = pace.nextPageSize();
    const events = await log.store.readAll({ after, limit });
    // The end of the log moves on: who asks again later has to look again.
    if (events.length < limit) remembered.delete(after);
    return decodeInTurns(events, log.decoders);
  };
  const pageBehind = (after: Position | null): Entries => {
    const known = remembered.get(after);
    if (known) return known;
    const page = read(after);
    remembered.set(after, page);
    // It may be asked for ahead and then not be needed; whoever awaits it still sees the failure.
    page.catch(() => remembered.delete(after));
    return page;
  };

  return {
    pace,
    join: () => {
      const me = Symbol('reader');
      places.set(me, null);
      return {
        behind: async (position) => {
          move(() => places.set(me, position));
          while (!remembered.has(position) && isTooFar(position)) await once(moves, 'move');
          return pageBehind(position);
        },
        leave: () => move(() => places.delete(me)),
      };
    },
  };
};
