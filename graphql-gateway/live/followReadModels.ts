import { setTimeout as pause } from 'node:timers/promises';
import type { EndedSessions } from '../core/endedSessions.ts';
import type { Revocations } from '../core/revocations.ts';
import { TablesOfAnotherRelease } from './checkpointReads.ts';
import { type Notice, listenForNotices } from './notices.ts';
import type { ReadModelWatch } from './readModelWatch.ts';

export type ReadModelFollower = Readonly<{
  /** Whether the last read of the tables succeeded. */
  isCurrent: () => boolean;
  stop: () => Promise<void>;
}>;

export type FollowOptions = Readonly<{
  url: string;
  watch: ReadModelWatch;
  endedSessions: Pick<EndedSessions, 'markEnded' | 'refresh'>;
  revocations: Pick<Revocations, 'noteRead' | 'noteWaiting'>;
  onError: (error: unknown) => void;
  /** Receives every notice before the read-model watch does. */
  onNotice?: (notice: Notice) => void;
}>;

const pollMilliseconds = 1000;
const retryMilliseconds = 100;

/**
 * Keeps the watch and the list of ended sessions up to date. Notices wake it within a millisecond; it also reads the tables every second.
 * Survives any restart of PostgreSQL without losing a change, because positions record what was processed.
 */
export const followReadModels = (options: FollowOptions): ReadModelFollower => {
  const { url, watch, endedSessions, revocations, onError, onNotice } = options;
  let isUpToDate = false;
  const stopping = new AbortController();

  const poll = async (): Promise<void> => {
    try {
      await Promise.all([watch.refresh(), endedSessions.refresh()]);
      isUpToDate = true;
      revocations.noteRead();
    } catch (error) {
      isUpToDate = false;
      if (error instanceof TablesOfAnotherRelease) revocations.noteWaiting();
      onError(error);
    }
  };
  const pollLoop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await poll();
      await pause(isUpToDate ? pollMilliseconds : retryMilliseconds, undefined, { signal: stopping.signal }).catch(
        () => undefined,
      );
    }
  };
  const polling = pollLoop();
  const handleNotice = (notice: Notice): void => {
    onNotice?.(notice);
    watch.handleNotice(notice);
  };
  const stopListening = listenForNotices({
    url,
    onNotice: handleNotice,
    onSessionEnded: endedSessions.markEnded,
    onListening: () => void poll(),
    onError,
  });

  return {
    isCurrent: () => isUpToDate,
    stop: async () => {
      stopping.abort();
      await stopListening();
      await polling;
    },
  };
};
