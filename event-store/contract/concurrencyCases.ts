import { expect, it } from 'vitest';
import type { EventStore, NewEvent, RecordedEvent } from '../eventStore.ts';
import { appendAfterConflicts, appended, courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import { follow, containAll } from './follower.ts';
import type { UnderTest } from './serverUnderTest.ts';

/** Generous, for machines under other load. */
const longTimeout = { timeout: 240_000 };

const writers = Array.from({ length: 64 }, (_, number) => number);

const appendSequentially = async (store: EventStore, stream: string, events: readonly NewEvent[]): Promise<void> => {
  for (const [index, event] of events.entries()) {
    appended(await store.append(stream, index === 0 ? 'none' : index - 1, [event]));
  }
};

/** Appends that many events to one stream, a thousand at a time. */
const appendThousands = async (store: EventStore, stream: string, thousands: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let turn = 0; turn < thousands; turn += 1) {
    const events = courtsBooked(1_000);
    appended(await store.append(stream, turn === 0 ? 'none' : turn * 1_000 - 1, events));
    ids.push(...idsOf(events));
  }
  return ids;
};

const isInOrder = (events: readonly RecordedEvent[]): boolean =>
  events.every((event, index) => index === 0 || event.position > (events[index - 1]?.position ?? ''));

/** That many processes on one log; `store` is the first. */
const withStores = async (
  { store, server }: ReturnType<UnderTest>,
  count: number,
  work: (stores: readonly [EventStore, ...EventStore[]]) => Promise<void>,
): Promise<void> => {
  const others = await Promise.all(Array.from({ length: count - 1 }, () => server.open()));
  try {
    await work([store, ...others]);
  } finally {
    await Promise.all(others.map((other) => other.close()));
  }
};

const storeFor = (stores: readonly [EventStore, ...EventStore[]], turn: number): EventStore =>
  stores[turn % stores.length] ?? stores[0];

export const concurrencyCases = (underTest: UnderTest): void => {
  it('accepts the appends of 64 writers in eight processes, each in its own stream, and a reader misses none', () =>
    withStores(underTest(), 8, async (stores) => {
      const [store] = stores;
      const follower = follow(store, { after: await store.head() });
      const bookings = writers.map(() => ({ stream: freshStream(), events: courtsBooked(15) }));
      await Promise.all(
        bookings.map(({ stream, events }, writer) => appendSequentially(storeFor(stores, writer), stream, events)),
      );
      await follower.until(containAll(bookings.flatMap(({ events }) => idsOf(events))));
      await follower.leave();
      expect(follower.events).toHaveLength(writers.length * 15);
      expect(isInOrder(follower.events)).toBe(true);
    }));

  it('accepts one of 64 writers at the same revision', () =>
    withStores(underTest(), 4, async (stores) => {
      const stream = freshStream();
      await stores[0].append(stream, 'none', [courtBooked()]);
      const results = await Promise.all(
        writers.map((writer) => storeFor(stores, writer).append(stream, 0, [courtBooked()])),
      );
      expect(results.filter(({ outcome }) => outcome === 'appended')).toHaveLength(1);
      const conflicts = results.filter(({ outcome }) => outcome === 'conflict');
      expect(conflicts).toEqual(conflicts.map(() => ({ outcome: 'conflict', actual: 1 })));
    }));

  it('accepts 64 writers in one stream, one after the other', () =>
    withStores(underTest(), 2, async (stores) => {
      const stream = freshStream();
      const bookings = writers.map((writer) => ({ store: storeFor(stores, writer), stream, events: courtsBooked(2) }));
      const results = await Promise.all(bookings.map(appendAfterConflicts));
      const events = await stores[0].read(stream);
      expect(events.map(({ revision }) => revision)).toEqual(Array.from({ length: 128 }, (_, revision) => revision));
      expect(new Set(idsOf(events))).toEqual(new Set(bookings.flatMap((booking) => idsOf(booking.events))));
      expect(results.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
        writers.map((writer) => 2 * writer + 1),
      );
    }));

  it('delivers all of 100,000 events to a reader while eight processes append them', longTimeout, () =>
    withStores(underTest(), 8, async (stores) => {
      const [store] = stores;
      const follower = follow(store, { after: await store.head() });
      const thousands = [13, 13, 13, 13, 12, 12, 12, 12];
      const ids = await Promise.all(
        thousands.map((count, writer) => appendThousands(storeFor(stores, writer), freshStream(), count)),
      );
      await follower.until(containAll(ids.flat()));
      await follower.leave();
      expect(follower.events).toHaveLength(100_000);
      expect(isInOrder(follower.events)).toBe(true);
    }),
  );
};
