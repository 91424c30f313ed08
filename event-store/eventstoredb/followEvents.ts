import {
  START,
  excludeSystemEvents,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import type { Position } from '@platzwart/contracts/core';
import { createBell, pause } from '../bell.ts';
import type { EventStore, RecordedEvent } from '../eventStore.ts';
import { logPositionOf } from './eventStoreDbPosition.ts';
import { isUnavailable } from './failures.ts';
import { isOfTheClub, recordedEvent } from './recordedEvent.ts';

type Connection = Readonly<{
  client: EventStoreDBClient;
  after: Position | null;
  maxBatch: number;
  ended: AbortSignal;
}>;
type Subscription = ReturnType<EventStoreDBClient['subscribeToAll']>;

const drained = (subscription: Subscription, maxBatch: number): readonly RecordedEvent[] => {
  const events: RecordedEvent[] = [];
  while (events.length < maxBatch) {
    const resolved: AllStreamResolvedEvent | null = subscription.read();
    if (resolved === null) break;
    if (resolved.event) events.push(recordedEvent(resolved.event));
  }
  return events;
};

const longEnough = 60_000;

/** What one subscription brings until it breaks. A batch is what has arrived while the reader worked on the one before. */
const batchesOf = async function* ({ client, after, maxBatch, ended }: Connection) {
  const fromPosition = after === null ? START : logPositionOf(after);
  const subscription = client.subscribeToAll(
    { fromPosition, filter: excludeSystemEvents() },
    { highWaterMark: maxBatch },
  );
  const bell = createBell();
  const end: { failure?: unknown; hasCome: boolean } = { hasCome: false };
  const finish = (): void => {
    end.hasCome = true;
    bell.ring();
  };
  subscription.on('readable', bell.ring);
  subscription.on('end', finish);
  subscription.on('close', finish);
  subscription.on('error', (failure) => {
    end.failure ??= failure;
    finish();
  });
  try {
    while (!ended.aborted) {
      const seen = bell.rings();
      const batch = drained(subscription, maxBatch);
      if (batch.length > 0) yield batch;
      else if (end.failure) throw end.failure;
      else if (end.hasCome) return;
      else await bell.heard(seen, { milliseconds: longEnough, signal: ended });
    }
  } finally {
    void subscription.unsubscribe().catch(() => undefined);
    subscription.destroy();
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
 * - The Subscription is a Transform that gRPC is piped into (dist/streams/utils/Subscription.js): while nobody reads, it
 *   fills up to `highWaterMark` and the server waits. Errors come as event 'error' and do not destroy it; a server that
 *   shuts down in order ends it with 'end'. `unsubscribe` cancels the call.
 * - The client never subscribes again by itself; we do, with growing pauses, until the signal aborts. Errors that do not
 *   pass (no right to read, a position that is not in this log) end the iteration.
 */
export const followEvents = (client: EventStoreDBClient, closed: AbortSignal): EventStore['subscribe'] =>
  async function* follow({ after, signal, maxBatch = 1_000 }) {
    const ended = AbortSignal.any([signal, closed]);
    let reached = after;
    let retryAfter = firstRetryAfter;
    while (!ended.aborted) {
      try {
        for await (const batch of batchesOf({ client, after: reached, maxBatch, ended })) {
          const fresh = batch.filter((event) => isOfTheClub(event) && (reached === null || event.position > reached));
          reached = fresh.at(-1)?.position ?? reached;
          retryAfter = firstRetryAfter;
          if (fresh.length > 0) yield fresh;
        }
      } catch (error) {
        if (!isUnavailable(error)) throw error;
      }
      await pause(retryAfter, ended);
      retryAfter = Math.min(2 * retryAfter, longestRetry);
    }
  };
