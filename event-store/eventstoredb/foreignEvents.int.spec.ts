import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containAll, eventsUntil, follow } from '../contract/follower.ts';
import { courtBooked, courtsBooked, freshStream, idsOf } from '../contract/sampleEvents.ts';
import type { EventStore } from '../eventStore.ts';
import { chooseServer } from './chooseServer.ts';
import { type EventStoreDbUnderTest, startEventStoreDbUnderTest, writeElsewhere } from './eventStoreDbUnderTest.ts';

const choice = await chooseServer();
const unlimited = new AbortController().signal;

/** What else may be in a store: of the server itself, of somebody who tried something, of another club. */
const strangers: readonly (readonly [stream: string, type: string])[] = [
  ['$settings', 'update-default-acl'],
  ['$settings', '$settings'],
  ['$$ledger', '$metadata'],
  ['$$ledger', 'CourtBooked'],
  ['ledger-x', 'CourtBooked'],
  ['xledger', 'CourtBooked'],
  ['Ledger', 'CourtBooked'],
  ['test', 'Tried'],
  ['other-club-ledger', 'BookingCancelled'],
];

describe('Events of streams that are not the club’s', () => {
  let server: EventStoreDbUnderTest;
  let store: EventStore;
  beforeAll(async () => {
    server = await startEventStoreDbUnderTest(choice);
    store = await server.open();
  }, 180_000);
  afterAll(async () => {
    await store.close();
    await server.stop();
  });

  it.each(strangers)('are not read and not delivered, and do not move the end: %s of type %s', async (stream, type) => {
    const [events, after] = [courtsBooked(2), await store.head()];
    const follower = follow(store, { after });
    await store.append(freshStream(), 'none', events.slice(0, 1));
    await writeElsewhere(server.url, stream, type);
    const head = await store.head();
    expect((await store.readAll({ after, limit: 10 })).at(-1)?.position).toBe(head);
    await store.append(freshStream(), 'none', events.slice(1));
    await follower.until(containAll(idsOf(events)));
    await follower.leave();
    expect(idsOf(follower.events)).toEqual(idsOf(events));
    expect(idsOf(await store.readAll({ after, limit: 10 }))).toEqual(idsOf(events));
    expect(idsOf(await eventsUntil(store, { after, ids: idsOf(events) }))).toEqual(idsOf(events));
  });

  it('are counted, but for the server’s own', async () => {
    const { events } = await store.countForeign(unlimited);
    await writeElsewhere(server.url, 'ledger-x', 'CourtBooked');
    await writeElsewhere(server.url, '$settings', 'update-default-acl');
    await store.append(freshStream(), 'none', [courtBooked()]);
    expect(await store.countForeign(unlimited)).toEqual({ events: events + 1, isWhole: true });
  });

  it('are counted only as long as there is time', async () => {
    expect(await store.countForeign(AbortSignal.abort())).toEqual({ events: 0, isWhole: false });
  });

  it('cannot be written by the club', async () => {
    await expect(store.append('strange', 'none', [courtBooked()])).rejects.toThrow('no stream of the club');
  });
});
