import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type AppendResult, type EventStore, type NewEvent, StoreUnavailable } from '../eventStore.ts';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from './clubFacts.ts';
import { follow, hold } from './follower.ts';
import type { UnderTest } from './serverUnderTest.ts';

const whileAway = async ({ server, store }: ReturnType<UnderTest>, work: () => Promise<unknown>): Promise<void> => {
  await server.takeAway();
  try {
    await work();
  } finally {
    await server.bringBack();
    const head = () =>
      store.head().then(
        () => 'is back',
        () => 'is away',
      );
    await expect.poll(head, { timeout: 20_000 }).toBe('is back');
  }
};

/** Begins a stream; after StoreUnavailable again with the same ids, as the port asks for. */
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
  it('says so while the server is away, and works again when it is back', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const events = courtsBooked(2);
    await whileAway(underTest(), async () => {
      await expect(store.append(stream, 'none', events)).rejects.toThrow(StoreUnavailable);
      await expect(store.read(stream)).rejects.toThrow(StoreUnavailable);
      await expect(store.readAll({ after: null, limit: 1 })).rejects.toThrow(StoreUnavailable);
      await expect(store.head()).rejects.toThrow(StoreUnavailable);
    });
    expect(appended(await appendUntilAnswered(store, stream, events)).revision).toBe(1);
    expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
  });

  it('settles every append that the outage meets, and a repeat writes each once', async () => {
    const { store } = underTest();
    const bookings = Array.from({ length: 300 }, () => ({ stream: freshStream(), events: courtsBooked(2) }));
    const underWay = bookings.map(async ({ stream, events }, index) => {
      await pause(index / 3);
      return store.append(stream, 'none', events);
    });
    const settled = Promise.allSettled(underWay);
    await pause(30);
    await whileAway(underTest(), () => settled);
    const failures: unknown[] = [];
    for (const result of await settled) if (result.status === 'rejected') failures.push(result.reason);
    expect(failures.filter((failure) => !(failure instanceof StoreUnavailable))).toEqual([]);
    expect(failures.length).toBeGreaterThan(0);
    for (const { stream, events } of bookings) {
      expect(appended(await appendUntilAnswered(store, stream, events)).revision).toBe(1);
      expect(idsOf(await store.read(stream))).toEqual(idsOf(events));
    }
  });

  it('brings a reader everything across restarts, in order and each event once', async () => {
    const { store } = underTest();
    const follower = follow(store, { after: await store.head() });
    const ids: string[] = [];
    for (let restart = 0; restart < 3; restart += 1) {
      const events = courtsBooked(20);
      ids.push(...idsOf(events));
      await appendUntilAnswered(store, freshStream(), events);
      if (restart !== 1) await follower.until(hold(ids));
      await whileAway(underTest(), () => pause(50));
    }
    const last = courtBooked();
    await appendUntilAnswered(store, freshStream(), [last]);
    await follower.until(hold([...ids, last.id]));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual([...ids, last.id]);
  });

  it('brings a reader everything where the server goes away in the middle of catching up', async () => {
    const { store } = underTest();
    const after = await store.head();
    const events = courtsBooked(2_000);
    await appendUntilAnswered(store, freshStream(), events);
    const follower = follow(store, { after, maxBatch: 10 });
    await follower.until((brought) => brought.length >= 100);
    await whileAway(underTest(), () => pause(20));
    await follower.until(hold(idsOf(events)));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual(idsOf(events));
  });

  it('begins a subscription that was asked for while the server was away', async () => {
    const { store, server } = underTest();
    const after = await store.head();
    const event = courtBooked();
    await store.append(freshStream(), 'none', [event]);
    await server.takeAway();
    const follower = follow(store, { after });
    await server.bringBack();
    await follower.until(hold([event.id]));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual([event.id]);
  });

  it('ends a subscription at once although the server is away', async () => {
    const { store } = underTest();
    const follower = follow(store, { after: await store.head() });
    await whileAway(underTest(), () => follower.leave());
    expect(follower.events).toEqual([]);
  });

  it('closes although the server is away', async () => {
    const { server } = underTest();
    const other = await server.open();
    const follower = follow(other, { after: await other.head() });
    await whileAway(underTest(), () => other.close());
    await follower.leave();
  });
};
