import { expect, it } from 'vitest';
import type { RecordedEvent } from '../eventStore.ts';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import { eventsUntil, follow, containAll } from './follower.ts';
import type { UnderTest } from './serverUnderTest.ts';

const inOrder = (events: readonly RecordedEvent[]): boolean =>
  events.every(({ position }, index) => index === 0 || position > (events[index - 1]?.position ?? ''));

export const followingCases = (underTest: UnderTest): void => {
  it('delivers everything after a position, in order and each event once', async () => {
    const { store } = underTest();
    const after = await store.head();
    const events = courtsBooked(30);
    for (const event of events) await store.append(freshStream(), 'none', [event]);
    const brought = await eventsUntil(store, { after, ids: idsOf(events) });
    expect(idsOf(brought)).toEqual(idsOf(events));
    expect(inOrder(brought)).toBe(true);
  });

  it('delivers the same events as reading', async () => {
    const { store } = underTest();
    const after = await store.head();
    const stream = freshStream();
    const events = courtsBooked(3);
    await store.append(stream, 'none', events);
    const brought = await eventsUntil(store, { after, ids: idsOf(events) });
    expect(brought).toEqual(await store.read(stream));
    expect(brought).toEqual(await store.readAll({ after, limit: 10 }));
  });

  it('delivers exactly the rest from every position of a log of 200 events', async () => {
    const { store } = underTest();
    const before = await store.head();
    const events = courtsBooked(200);
    const sizes = [1, 3, 1, 5];
    for (let next = 0, turn = 0; next < events.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      await store.append(freshStream(), 'none', events.slice(next, next + size));
      next += size;
    }
    const log = await store.readAll({ after: before, limit: 300 });
    const positions = [before, ...log.map(({ position }) => position)];
    const expected = idsOf(events);
    for (const [index, after] of positions.slice(0, -1).entries()) {
      const brought = await eventsUntil(store, { after, ids: expected.slice(index), maxBatch: 50 });
      expect(idsOf(brought)).toEqual(expected.slice(index));
    }
  });

  it('begins at the first event of the log where no position is given', async () => {
    const { store } = underTest();
    await store.append(freshStream(), 'none', [courtBooked()]);
    const [first] = await store.readAll({ after: null, limit: 1 });
    const follower = follow(store, { after: null, maxBatch: 10 });
    await follower.until((events) => events.length > 0);
    await follower.leave();
    expect(follower.events[0]).toEqual(first);
  });

  it('delivers new events while it is open', async () => {
    const { store } = underTest();
    const follower = follow(store, { after: await store.head() });
    const events = courtsBooked(5);
    for (const event of events) {
      await store.append(freshStream(), 'none', [event]);
      await follower.until(containAll([event.id]));
    }
    await follower.leave();
    expect(idsOf(follower.events)).toEqual(idsOf(events));
  });

  it('delivers the events of another process', async () => {
    const { store, server } = underTest();
    const other = await server.open();
    const follower = follow(store, { after: await store.head() });
    const events = courtsBooked(5);
    for (const event of events) await other.append(freshStream(), 'none', [event]);
    await follower.until(containAll(idsOf(events)));
    await follower.leave();
    await other.close();
    expect(idsOf(follower.events)).toEqual(idsOf(events));
  });

  it('changes from catching up to live without a gap while others append', async () => {
    const { store } = underTest();
    const after = await store.head();
    const events = courtsBooked(400);
    const write = async (some: typeof events) => {
      for (const event of some) await store.append(freshStream(), 'none', [event]);
    };
    await write(events.slice(0, 200));
    const follower = follow(store, { after, maxBatch: 7 });
    await write(events.slice(200));
    await follower.until(containAll(idsOf(events)));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual(idsOf(events));
  });

  it('delivers batches that are never empty and never larger than requested', async () => {
    const { store } = underTest();
    const after = await store.head();
    const events = courtsBooked(100);
    await store.append(freshStream(), 'none', events);
    const follower = follow(store, { after, maxBatch: 9 });
    await follower.until(containAll(idsOf(events)));
    await follower.leave();
    const sizes = follower.batches.map((batch) => batch.length);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(9);
  });

  it('waits for a slow reader, and loses nothing', async () => {
    const { store } = underTest();
    const after = await store.head();
    const events = courtsBooked(300);
    await store.append(freshStream(), 'none', events);
    const leaving = new AbortController();
    const brought: string[] = [];
    for await (const batch of store.subscribe({ after, signal: leaving.signal, maxBatch: 20 })) {
      // The slow work is a read of the store itself, during which no events are taken from the subscription.
      await store.readAll({ after, limit: 300 });
      brought.push(...idsOf(batch));
      if (brought.length >= events.length) break;
    }
    expect(brought).toEqual(idsOf(events));
  });

  it('delivers everything to each of several readers', async () => {
    const { store } = underTest();
    const after = await store.head();
    const followers = Array.from({ length: 5 }, () => follow(store, { after }));
    const events = courtsBooked(50);
    for (const event of events) await store.append(freshStream(), 'none', [event]);
    await Promise.all(followers.map((follower) => follower.until(containAll(idsOf(events)))));
    await Promise.all(followers.map((follower) => follower.leave()));
    expect(followers.map((follower) => idsOf(follower.events))).toEqual(followers.map(() => idsOf(events)));
  });

  it('delivers neither conflicts nor repeats', async () => {
    const { store } = underTest();
    const stream = freshStream();
    const follower = follow(store, { after: await store.head() });
    const [first, second] = [courtBooked(), courtBooked()];
    await store.append(stream, 'none', [first]);
    await store.append(stream, 'none', [courtBooked()]);
    await store.append(stream, 'none', [first]);
    const { position } = appended(await store.append(stream, 0, [second]));
    await follower.until((events) => events.at(-1)?.position === position);
    await follower.leave();
    expect(idsOf(follower.events)).toEqual(idsOf([first, second]));
  });
};
