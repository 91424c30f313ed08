import { setTimeout as pause } from 'node:timers/promises';
import type { EndedSessions } from '../core/endedSessions.ts';
import { type Notice, listenForNotices } from './notices.ts';
import type { ReadModelWatch } from './readModelWatch.ts';

export type Following = Readonly<{
  /** Whether the last look at the tables succeeded. */
  isCurrent: () => boolean;
  stop: () => Promise<void>;
}>;

export type FollowOptions = Readonly<{
  url: string;
  watch: ReadModelWatch;
  endedSessions: Pick<EndedSessions, 'hear' | 'refresh'>;
  onTrouble: (error: unknown) => void;
  /** Hears every notice before the watch does. */
  onNotice?: (notice: Notice) => void;
}>;

const pollMilliseconds = 1000;
const retryMilliseconds = 100;

/**
 * Keeps the watch and the list of ended sessions up to date: notices wake it within a millisecond, a look at the tables every second is the truth.
 * Survives any restart of PostgreSQL: nothing is lost, because positions say what has been seen.
 */
export const followReadModels = ({ url, watch, endedSessions, ...hearing }: FollowOptions): Following => {
  const { onTrouble, onNotice } = hearing;
  let current = false;
  const ending = new AbortController();

  const look = async (): Promise<void> => {
    try {
      await Promise.all([watch.refresh(), endedSessions.refresh()]);
      current = true;
    } catch (error) {
      current = false;
      onTrouble(error);
    }
  };
  const keepLooking = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await look();
      await pause(current ? pollMilliseconds : retryMilliseconds, undefined, { signal: ending.signal }).catch(
        () => undefined,
      );
    }
  };
  const looking = keepLooking();
  const hear = (notice: Notice): void => {
    onNotice?.(notice);
    watch.hear(notice);
  };
  const stopListening = listenForNotices({
    url,
    onNotice: hear,
    onSessionEnded: endedSessions.hear,
    onListening: () => void look(),
    onTrouble,
  });

  return {
    isCurrent: () => current,
    stop: async () => {
      ending.abort();
      await stopListening();
      await looking;
    },
  };
};
