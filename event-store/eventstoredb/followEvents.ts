import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import {
  START,
  type AllStreamRecordedEvent,
  type EventStoreDBClient,
  excludeSystemEvents,
} from '@eventstore/db-client';
import type { Position } from '@platzwart/contracts/core';
import { createWakeUpSignal, pause } from '../wakeUpSignal.ts';
import type { EventStore, RecordedEvent } from '../eventStore.ts';
import { logPositionOf } from './eventStoreDbPosition.ts';
import { isUnavailable, portErrorOf } from './failures.ts';
import { readAllRight } from './readEvents.ts';
import { isApplicationEvent, recordedEvent } from './recordedEvent.ts';

type Connection = Readonly<{
  client: EventStoreDBClient;
  after: Position | null;
  maxBatch: number;
  ended: AbortSignal;
}>;

const maxWaitMilliseconds = 60_000;

const subscribe = ({ client, after, maxBatch }: Connection) => {
  const wakeUpSignal = createWakeUpSignal();
  const arrived: AllStreamRecordedEvent[] = [];
  const end: { failure?: Error; hasEnded: boolean } = { hasEnded: false };
  const fromPosition = after === null ? START : logPositionOf(after);
  const subscription = client.subscribeToAll({ fromPosition, filter: excludeSystemEvents() });
  const finish = (): void => {
    end.hasEnded = true;
    wakeUpSignal.raise();
  };
  subscription.on('data', ({ event }) => {
    if (!event) return;
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
      const batch = arrived.splice(0, maxBatch).map(recordedEvent);
      if (subscription.isPaused()) subscription.resume();
      return batch.filter((event) => isApplicationEvent(event) && (after === null || event.position > after));
    },
    leave: (): void => {
      subscription.unsubscribe().catch(() => undefined);
      subscription.destroy();
    },
  };
};

/** The batches of one subscription until it ends. A batch contains what arrived while the reader worked on the previous one. */
const batchesOf = async function* (connection: Connection) {
  const { ended } = connection;
  const { wakeUpSignal, end, take, leave } = subscribe(connection);
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

/** The same, but a broken connection ends it without an error. */
const batchesUntilBroken = async function* (connection: Connection) {
  try {
    yield* batchesOf(connection);
  } catch (error) {
    if (!isUnavailable(error)) throw portErrorOf(error, readAllRight);
  }
};

const firstRetryAfter = 50;
const longestRetry = 2_000;

/**
 * Catch-up subscriptions of the client, one after the other, each from where the last one broke off.
 *
 * - `subscribeToAll` with `excludeSystemEvents()`, the filter "^[^$].*" on event types (dist/utils/filter.js). The server
 *   sends what is behind `fromPosition`, first from disk and then as it comes, without a gap between the two
 *   (Enumerators/Enumerator.AllSubscriptionFiltered.cs).
 * - The Subscription is a Transform that gRPC is piped into (dist/streams/utils/Subscription.js): while it is paused it
 *   fills up, and the server waits. Errors come as event 'error' and do not destroy it; a server that shuts down in order
 *   ends it with 'end'. `unsubscribe` cancels the call.
 * - The client never subscribes again by itself; we do, with growing pauses, until the signal aborts. Errors that do not
 *   pass (no right to read, a position that is not in this log) end the iteration.
 */
export const followEvents = (client: EventStoreDBClient, closed: AbortSignal): EventStore['subscribe'] =>
  async function* follow({ after, signal, maxBatch = 1_000 }) {
    const ended = AbortSignal.any([signal, closed]);
    let reached = after;
    let retryAfter = firstRetryAfter;
    while (!ended.aborted) {
      for await (const batch of batchesUntilBroken({ client, after: reached, maxBatch, ended })) {
        reached = batch.at(-1)?.position ?? reached;
        retryAfter = firstRetryAfter;
        yield batch;
      }
      await pause(retryAfter, ended);
      retryAfter = Math.min(2 * retryAfter, longestRetry);
    }
  };
