import { expect, it } from 'vitest';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from './sampleEvents.ts';
import { follow } from './follower.ts';
import type { UnderTest } from './serverUnderTest.ts';

export const endingCases = (underTest: UnderTest): void => {
  it('ends a subscription that waits when its signal aborts', async () => {
    const { store } = underTest();
    const follower = follow(store, { after: await store.head() });
    const event = courtBooked();
    await store.append(freshStream(), 'none', [event]);
    await follower.until((events) => events.length === 1);
    await follower.leave();
    await store.append(freshStream(), 'none', [courtBooked()]);
    expect(idsOf(follower.events)).toEqual([event.id]);
  });

  it('ends a subscription that catches up when its signal aborts', async () => {
    const { store } = underTest();
    const after = await store.head();
    await store.append(freshStream(), 'none', courtsBooked(100));
    const leaving = new AbortController();
    let batches = 0;
    for await (const batch of store.subscribe({ after, signal: leaving.signal, maxBatch: 10 })) {
      expect(batch.length).toBeGreaterThan(0);
      batches += 1;
      leaving.abort();
    }
    expect(batches).toBe(1);
  });

  it('delivers nothing where the signal was aborted before', async () => {
    const { store } = underTest();
    await store.append(freshStream(), 'none', [courtBooked()]);
    const batches = [];
    for await (const batch of store.subscribe({ after: null, signal: AbortSignal.abort() })) batches.push(batch);
    expect(batches).toEqual([]);
  });

  it('continues where another subscription ended', async () => {
    const { store } = underTest();
    let after = await store.head();
    const events = courtsBooked(40);
    await store.append(freshStream(), 'none', events);
    const brought: string[] = [];
    while (brought.length < events.length) {
      for await (const batch of store.subscribe({ after, signal: new AbortController().signal, maxBatch: 3 })) {
        brought.push(...idsOf(batch));
        after = batch.at(-1)?.position ?? after;
        break;
      }
    }
    expect(brought).toEqual(idsOf(events));
  });

  it('ends all subscriptions when the store is closed', async () => {
    const store = await underTest().server.open();
    const followers = [follow(store, { after: await store.head() }), follow(store, { after: null, maxBatch: 2 })];
    await followers[1]?.until((events) => events.length > 0);
    await store.close();
    await expect(Promise.all(followers.map((follower) => follower.leave()))).resolves.toBeDefined();
  });

  it('answers pending appends before it closes', async () => {
    const { store, server } = underTest();
    const other = await server.open();
    const streams = Array.from({ length: 30 }, () => freshStream());
    const answers = Promise.all(streams.map((stream) => other.append(stream, 'none', courtsBooked(2))));
    await other.close();
    expect((await answers).map((answer) => appended(answer).revision)).toEqual(streams.map(() => 1));
    for (const stream of streams) expect(await store.read(stream)).toHaveLength(2);
  });

  it('closes once, however often close is called', async () => {
    const other = await underTest().server.open();
    await expect(Promise.all([other.close(), other.close()])).resolves.toBeDefined();
    await other.close();
  });

  it('does not affect other stores on the same log when it closes', async () => {
    const { store, server } = underTest();
    const other = await server.open();
    await other.append(freshStream(), 'none', [courtBooked()]);
    await other.close();
    expect(await store.append(freshStream(), 'none', [courtBooked()])).toMatchObject({ outcome: 'appended' });
  });
};
