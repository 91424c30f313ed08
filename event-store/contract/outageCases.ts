import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type AppendResult, type EventStore, type NewEvent, StoreUnavailable } from '../eventStore.ts';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import { follow, containAll } from './follower.ts';
import type { UnderTest } from './serverUnderTest.ts';

const whileDisconnected = async (
  { server, store }: ReturnType<UnderTest>,
  work: () => Promise<unknown>,
): Promise<void> => {
  await server.disconnect();
  try {
    await work();
  } finally {
    await server.reconnect();
    const head = () =>
      store.head().then(
        () => 'is back',
        () => 'is away',
      );
    await expect.poll(head, { timeout: 20_000 }).toBe('is back');
  }
};

/** Begins a stream; repeats with the same ids after StoreUnavailable, as the port requires. */
const appendUntilAnswered = async (
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
): Promise<AppendResult> => {
  for (;;) {
    try {
      return await store.append(stream, 'none', events);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      await pause(20);
    }
  }
};

export const outageCases = (underTest: UnderTest): void => {
  it('rejects while the server is unreachable, and works again afterwards', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    await whileDisconnected(underTest(), async () => {
      await expect(store.append(stream, 'none', events)).rejects.toThrow(StoreUnavailable);
      await expect(store.read(stream)).rejects.toThrow(StoreUnavailable);
      await expect(store.readAll({ after: null, limit: 1 })).rejects.toThrow(StoreUnavailable);
      await expect(store.head()).rejects.toThrow(StoreUnavailable);
    });
    expect(appended(await appendUntilAnswered(store, stream, events)).revision).toBe(1);
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
  });

  it('settles every append during the outage, and a repeat writes each once', async () => {
    const { store } = underTest();
    const bookings = Array.from({ length: 300 }, () => ({ stream: freshStream(), events: courtsBooked(2) }));
    const underWay = bookings.map(async ({ stream, events }, index) => {
      await pause(index / 3);
      return store.append(stream, 'none', events);
    });
    const settled = Promise.allSettled(underWay);
    await pause(30);
    await whileDisconnected(underTest(), () => settled);
    const failures: unknown[] = [];
    for (const result of await settled) if (result.status === 'rejected') failures.push(result.reason);
    expect(failures.filter((failure) => !(failure instanceof StoreUnavailable))).toEqual([]);
    expect(failures.length).toBeGreaterThan(0);
    for (const { stream, events } of bookings) {
      expect(appended(await appendUntilAnswered(store, stream, events)).revision).toBe(1);
      expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
    }
  });

  it('delivers everything to a reader across restarts, in order and each event once', async () => {
    const { store } = underTest();
    const follower = follow(store, { after: await store.head() });
    const ids: string[] = [];
    for (let restart = 0; restart < 3; restart += 1) {
      const events = courtsBooked(20);
      ids.push(...idsOf(events));
      await appendUntilAnswered(store, freshStream(), events);
      if (restart !== 1) await follower.until(containAll(ids));
      await whileDisconnected(underTest(), () => pause(50));
    }
    const last = courtBooked();
    await appendUntilAnswered(store, freshStream(), [last]);
    await follower.until(containAll([...ids, last.id]));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual([...ids, last.id]);
  });

  it('delivers everything to a reader whose server fails while it catches up', async () => {
    const { store } = underTest();
    const after = await store.head();
    const events = courtsBooked(2_000);
    await appendUntilAnswered(store, freshStream(), events);
    const follower = follow(store, { after, maxBatch: 10 });
    await follower.until((brought) => brought.length >= 100);
    await whileDisconnected(underTest(), () => pause(20));
    await follower.until(containAll(idsOf(events)));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual(idsOf(events));
  });

  it('starts a subscription that was requested during the outage', async () => {
    const { store, server } = underTest();
    const after = await store.head();
    const event = courtBooked();
    await store.append(freshStream(), 'none', [event]);
    await server.disconnect();
    const follower = follow(store, { after });
    await server.reconnect();
    await follower.until(containAll([event.id]));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual([event.id]);
  });

  it('ends a subscription at once during the outage', async () => {
    const { store } = underTest();
    const follower = follow(store, { after: await store.head() });
    await whileDisconnected(underTest(), () => follower.leave());
    expect(follower.events).toEqual([]);
  });

  it('closes during the outage', async () => {
    const { server } = underTest();
    const other = await server.open();
    const follower = follow(other, { after: await other.head() });
    await whileDisconnected(underTest(), () => other.close());
    await follower.leave();
  });
};
