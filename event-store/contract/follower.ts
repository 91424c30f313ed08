import type { Position } from '@platzwart/contracts/core';
import { createWakeUpSignal } from '../wakeUpSignal.ts';
import type { EventStore, RecordedEvent } from '../eventStore.ts';

type SubscriptionOptions = Readonly<{ after: Position | null; maxBatch?: number }>;

/** Everything that a subscription has delivered, and how to wait for more. */
export type Follower = Readonly<{
  batches: readonly (readonly RecordedEvent[])[];
  events: readonly RecordedEvent[];
  /** Resolves once `isEnough` is true for the delivered events; rejects where the subscription ends or fails before. */
  until: (isEnough: (events: readonly RecordedEvent[]) => boolean) => Promise<void>;
  /** Aborts, and resolves once the iteration has ended. */
  leave: () => Promise<void>;
}>;

const maxWaitMilliseconds = 30_000;

/** Subscribes at once and keeps reading until `leave`. */
export const follow = (store: EventStore, options: SubscriptionOptions): Follower => {
  const leaving = new AbortController();
  const over = new AbortController();
  const wakeUpSignal = createWakeUpSignal();
  const batches: (readonly RecordedEvent[])[] = [];
  const events: RecordedEvent[] = [];

  const reading = (async () => {
    for await (const batch of store.subscribe({ ...options, signal: leaving.signal })) {
      batches.push(batch);
      events.push(...batch);
      wakeUpSignal.raise();
    }
  })().finally(() => over.abort());
  reading.catch(() => undefined);

  const until: Follower['until'] = async (isEnough) => {
    for (;;) {
      const seen = wakeUpSignal.raisedCount();
      if (isEnough(events)) return;
      if (over.signal.aborted) await reading.then(() => Promise.reject(new Error('The subscription ended')));
      await wakeUpSignal.waitForNext(seen, { milliseconds: maxWaitMilliseconds, signal: over.signal });
      if (wakeUpSignal.raisedCount() === seen && !over.signal.aborted)
        throw new Error(`Nothing more came behind ${events.length} events`);
    }
  };

  const leave = (): Promise<void> => {
    leaving.abort();
    return reading;
  };
  return { batches, events, until, leave };
};

/** Whether all of `ids` have been delivered. */
export const containAll = (ids: readonly string[]) => {
  const missing = new Set(ids);
  let looked = 0;
  return (events: readonly RecordedEvent[]): boolean => {
    for (const { id } of events.slice(looked)) missing.delete(id);
    looked = events.length;
    return missing.size === 0;
  };
};

type FirstOf = SubscriptionOptions & Readonly<{ ids: readonly string[] }>;

/** The events of a subscription until all of `ids` have been delivered. */
export const eventsUntil = async (
  store: EventStore,
  { ids, ...options }: FirstOf,
): Promise<readonly RecordedEvent[]> => {
  const follower = follow(store, options);
  try {
    await follower.until(containAll(ids));
  } finally {
    await follower.leave();
  }
  return follower.events;
};
