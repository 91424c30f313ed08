import type { ExpectedRevision } from '@platzwart/event-store';
import type { Log } from './log.ts';
import type { SnapshotCodec } from './snapshotCodec.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import { encodedParts } from './snapshots.ts';
import { type StreamState, nextRevision } from './streamState.ts';

type SnapshotSource<State> = Readonly<{ stream: string; snapshot: SnapshotCodec<State> }>;

export type SnapshotKeeper<State> = Readonly<{
  /**
   * Takes a snapshot when enough events were written since the last one: as soon as the stream is idle, because it costs time that commands
   * could use; without waiting when the log has doubled.
   */
  offer: (streamState: StreamState<State>) => void;
  /** Takes a snapshot now, unless nothing was written since the last one. Never rejects: a snapshot is disposable. */
  take: (streamState: StreamState<State>) => Promise<void>;
}>;

/** Keeps the cost of snapshots, and of reading the remaining events at the next start, proportional to the log. */
const isDue = (since: number, events: number): boolean => since >= Math.max(1_000, events / 10);
const isOverdue = (since: number, events: number): boolean => since >= Math.max(10_000, events / 2);

/** Idle time in milliseconds without an event. */
const rest = 100;

export const snapshotKeeper = <State>(
  module: SnapshotSource<State>,
  { snapshots, log, last }: Readonly<{ snapshots: Pick<SnapshotStore, 'keep'>; log: Log; last: ExpectedRevision }>,
): SnapshotKeeper<State> => {
  let kept = nextRevision(last);
  let tried = kept;
  let isBusy = false;
  let untilIdle: NodeJS.Timeout | undefined;
  let taking = Promise.resolve();
  const write = async (streamState: StreamState<State>): Promise<void> => {
    if (nextRevision(streamState.revision) === kept) return;
    try {
      for await (const part of encodedParts(module, streamState)) await snapshots.keep(module.stream, part);
      kept = nextRevision(streamState.revision);
    } catch (error) {
      log.warn({ err: error, stream: module.stream }, 'Snapshot could not be kept');
    }
  };
  /** One at a time. */
  const take = (streamState: StreamState<State>): Promise<void> => {
    clearTimeout(untilIdle);
    tried = nextRevision(streamState.revision);
    taking = taking.then(() => write(streamState));
    return taking;
  };
  const takeInBackground = (streamState: StreamState<State>): void => {
    isBusy = true;
    setImmediate(() => void take(streamState).finally(() => (isBusy = false)));
  };
  return {
    offer: (streamState) => {
      const events = nextRevision(streamState.revision);
      const since = events - tried;
      if (isBusy || !isDue(since, events)) return;
      clearTimeout(untilIdle);
      if (isOverdue(since, events)) takeInBackground(streamState);
      else untilIdle = setTimeout(() => takeInBackground(streamState), rest).unref();
    },
    take,
  };
};
