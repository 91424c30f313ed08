import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { START, type AllStreamRecordedEvent, type EventStoreDBClient, streamNameFilter } from '@eventstore/db-client';
import type { Position } from '@platzwart/contracts/core';
import { createWakeUpSignal } from '../wakeUpSignal.ts';
import type { RecordedEvent } from '../eventStore.ts';
import { type ClubStreams, storedPattern } from './clubStreams.ts';
import { logPositionOf } from './eventStoreDbPosition.ts';
import { eventReader } from './recordedEvent.ts';

export type Subscription = Readonly<{
  client: EventStoreDBClient;
  club: ClubStreams;
  after: Position | null;
  maxBatch: number;
  ended: AbortSignal;
}>;

const maxWaitMilliseconds = 60_000;

/** Events of other streams that the server passes before it tells its position; its default of 32 is many messages for a shared store. */
const maxSearchWindow = 1_000;

const subscribe = ({ client, club, after, maxBatch }: Subscription) => {
  const wakeUpSignal = createWakeUpSignal();
  const reader = eventReader(club);
  const arrived: AllStreamRecordedEvent[] = [];
  const end: { failure?: Error; hasEnded: boolean } = { hasEnded: false };
  const fromPosition = after === null ? START : logPositionOf(after);
  const filter = streamNameFilter({ regex: storedPattern(club), maxSearchWindow });
  const subscription = client.subscribeToAll({ fromPosition, filter });
  const finish = (): void => {
    end.hasEnded = true;
    wakeUpSignal.raise();
  };
  subscription.on('data', ({ event }) => {
    if (!event || !reader.isOwn(event)) return;
    arrived.push(event);
    // Whoever has been woken takes all that have come by then.
    if (arrived.length === 1) wakeUpSignal.raise();
    if (arrived.length >= maxBatch) subscription.pause();
  });
  subscription.on('error', (failure) => {
    end.failure ??= failure;
    finish();
  });
  subscription.on('end', finish);
  subscription.on('close', finish);

  return {
    end,
    wakeUpSignal,
    take: (): readonly RecordedEvent[] => {
      const batch = arrived.splice(0, maxBatch).map(reader.read);
      if (subscription.isPaused()) subscription.resume();
      return batch.filter((event) => after === null || event.position > after);
    },
    leave: (): void => {
      subscription.unsubscribe().catch(() => undefined);
      subscription.destroy();
    },
  };
};

/**
 * The batches of one catch-up subscription until it ends. A batch contains what arrived while the reader worked on the previous one. Throws the
 * client's error where it breaks.
 *
 * - `subscribeToAll` with a filter on the names of streams, so that the server sends only the club's. It sends what is behind `fromPosition`,
 *   first from disk and then as it comes, without a gap between the two (Enumerators/Enumerator.AllSubscriptionFiltered.cs), and in between
 *   checkpoints: how far it has looked. We need none, because a subscription begins again after the last event of the club.
 * - `$` of .NET also matches before a final line feed, so the adapter compares the names once more.
 * - The client's Subscription is a Transform that gRPC is piped into (dist/streams/utils/Subscription.js): while it is paused it fills up, and
 *   the server waits. Errors come as event 'error' and do not destroy it; a server that shuts down in order ends it with 'end'. `unsubscribe`
 *   cancels the call.
 */
export const batchesOf = async function* (options: Subscription) {
  const { ended } = options;
  const { wakeUpSignal, end, take, leave } = subscribe(options);
  const nextEvents = async (seen: number): Promise<void> => {
    await wakeUpSignal.waitForNext(seen, { milliseconds: maxWaitMilliseconds, signal: ended });
    // The client delivers every event in a promise of its own. Whatever else has come with the first is one batch.
    await turnOfEventLoop();
  };
  try {
    while (!ended.aborted) {
      const seen = wakeUpSignal.raisedCount();
      const batch = take();
      if (batch.length > 0) yield batch;
      else if (end.failure) throw end.failure;
      else if (end.hasEnded) return;
      else await nextEvents(seen);
    }
  } finally {
    leave();
  }
};
