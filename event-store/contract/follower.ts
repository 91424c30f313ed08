import type { Position } from '@platzwart/contracts/core';
import { createBell } from '../bell.ts';
import type { EventStore, RecordedEvent } from '../eventStore.ts';

type Wishes = Readonly<{ after: Position | null; maxBatch?: number }>;

/** Everything a subscription has brought, and how to wait for more of it. */
export type Follower = Readonly<{
  batches: readonly (readonly RecordedEvent[])[];
  events: readonly RecordedEvent[];
  /** Resolves once `isEnough` holds for what has come; rejects where the subscription ends or fails before. */
  until: (isEnough: (events: readonly RecordedEvent[]) => boolean) => Promise<void>;
  /** Aborts, and resolves once the iteration has ended. */
  leave: () => Promise<void>;
}>;

const longEnough = 30_000;

/** Subscribes at once and keeps reading until `leave`. */
export const follow = (store: EventStore, wishes: Wishes): Follower => {
  const leaving = new AbortController();
  const over = new AbortController();
  const bell = createBell();
  const batches: (readonly RecordedEvent[])[] = [];
  const events: RecordedEvent[] = [];

  const reading = (async () => {
    for await (const batch of store.subscribe({ ...wishes, signal: leaving.signal })) {
      batches.push(batch);
      events.push(...batch);
      bell.ring();
    }
  })().finally(() => over.abort());
  reading.catch(() => undefined);

  const until: Follower['until'] = async (isEnough) => {
    for (;;) {
      const seen = bell.rings();
      if (isEnough(events)) return;
      if (over.signal.aborted) await reading.then(() => Promise.reject(new Error('The subscription ended')));
      await bell.heard(seen, { milliseconds: longEnough, signal: over.signal });
      if (bell.rings() === seen && !over.signal.aborted)
        throw new Error(`Nothing more came behind ${events.length} events`);
    }
  };

  const leave = (): Promise<void> => {
    leaving.abort();
    return reading;
  };
  return { batches, events, until, leave };
};

/** Whether all of `ids` have come. */
export const hold = (ids: readonly string[]) => {
  const missing = new Set(ids);
  let looked = 0;
  return (events: readonly RecordedEvent[]): boolean => {
    for (const { id } of events.slice(looked)) missing.delete(id);
    looked = events.length;
    return missing.size === 0;
  };
};

type FirstOf = Wishes & Readonly<{ ids: readonly string[] }>;

/** What a subscription brings until it has brought all of `ids`. */
export const eventsUntil = async (
  store: EventStore,
  { ids, ...wishes }: FirstOf,
): Promise<readonly RecordedEvent[]> => {
  const follower = follow(store, wishes);
  try {
    await follower.until(hold(ids));
  } finally {
    await follower.leave();
  }
  return follower.events;
};
