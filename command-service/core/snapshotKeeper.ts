import type { ExpectedRevision } from '@platzwart/event-store';
import type { Log } from './log.ts';
import type { SnapshotCodec } from './module.ts';
import type { SnapshotStore } from './snapshotStore.ts';
import { snapshotOf } from './snapshots.ts';
import { type Warm, nextRevision } from './warmState.ts';

type Kept<State> = Readonly<{ stream: string; snapshot: SnapshotCodec<State> }>;

export type SnapshotKeeper<State> = Readonly<{
  /**
   * Takes a snapshot when enough has happened since the last one: as soon as the stream rests, for whoever waits would wait
   * for it as well; without a rest when the log has doubled.
   */
  offer: (warm: Warm<State>) => void;
  /** Takes one now, unless nothing has happened since the last one. Never rejects: a snapshot is disposable. */
  take: (warm: Warm<State>) => Promise<void>;
}>;

/** So that neither taking snapshots nor reading the rest at the next start grows faster than the log. */
const isDue = (since: number, events: number): boolean => since >= Math.max(1_000, events / 10);
const isOverdue = (since: number, events: number): boolean => since >= Math.max(10_000, events / 2);

/** In milliseconds without an event. */
const rest = 100;

export const snapshotKeeper = <State>(
  module: Kept<State>,
  { snapshots, log, last }: Readonly<{ snapshots: Pick<SnapshotStore, 'keep'>; log: Log; last: ExpectedRevision }>,
): SnapshotKeeper<State> => {
  let kept = nextRevision(last);
  let tried = kept;
  let isBusy = false;
  let untilRest: NodeJS.Timeout | undefined;
  const take = async (warm: Warm<State>): Promise<void> => {
    clearTimeout(untilRest);
    tried = nextRevision(warm.revision);
    if (tried === kept) return;
    try {
      const snapshot = snapshotOf(module, warm);
      if (snapshot) await snapshots.keep(module.stream, snapshot);
      kept = nextRevision(warm.revision);
    } catch (error) {
      log.warn({ err: error, stream: module.stream }, 'Snapshot could not be kept');
    }
  };
  const takeInBackground = (warm: Warm<State>): void => {
    isBusy = true;
    setImmediate(() => void take(warm).finally(() => (isBusy = false)));
  };
  return {
    offer: (warm) => {
      const events = nextRevision(warm.revision);
      const since = events - tried;
      if (isBusy || !isDue(since, events)) return;
      clearTimeout(untilRest);
      if (isOverdue(since, events)) takeInBackground(warm);
      else untilRest = setTimeout(() => takeInBackground(warm), rest).unref();
    },
    take,
  };
};
