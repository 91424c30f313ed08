import type { EventStore } from '@platzwart/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedStore } from '../testing/faultyStore.ts';
import { type SlotStream, runtimeOnPostgres, take } from '../testing/runtimeOnPostgres.ts';
import { followLog } from './follower.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('Following the log', () => {
  let club: Awaited<ReturnType<typeof runtimeOnPostgres>>;
  beforeAll(async () => {
    club = await runtimeOnPostgres();
  });
  afterAll(() => club.close());

  it('gives a process the events of others, so that it decides without a conflict', async () => {
    const { store, traffic } = countedStore(club.store);
    const [slots, other] = await Promise.all([club.open({ store }), club.open()]);
    const follower = followLog(club.store, { after: null, streams: [slots], log: quiet });
    await take(other, 'slot 1', 'anna');
    await take(other, 'slot 2', 'ben');
    await expect.poll(slots.current).toEqual(other.current());
    await take(slots, 'slot 3', 'gast');
    expect(traffic.appends).toBe(1);
    await follower.stop();
    expect(follower.problem()).toBeNull();
  });

  it('ignores its own events that come back while more are being written', async () => {
    const slots = await club.open();
    const follower = followLog(club.store, { after: null, streams: [slots], log: quiet });
    for (let index = 0; index < 200; index += 1) await take(slots, `own ${index}`, `owner ${index}`);
    expect(slots.current().revision).toBe(202);
    await expect.poll(slots.problem).toBeNull();
    await follower.stop();
    expect(slots.current().state.size).toBe(203);
  });

  it('may be faster than the answer to an append, and no event is lost', async () => {
    const other = await club.open();
    const slow: EventStore = {
      ...club.store,
      append: async (...request) => {
        const result = await club.store.append(...request);
        await take(other, 'meanwhile', 'somebody else');
        await expect.poll(() => slots.current().state.has('meanwhile')).toBe(true);
        return result;
      },
    };
    const slots: SlotStream = await club.open({ store: slow });
    const follower = followLog(club.store, { after: null, streams: [slots], log: quiet });
    expect(await take(slots, 'answered late', 'patient')).toMatchObject({ outcome: 'accepted' });
    expect(slots.current().state.has('meanwhile')).toBe(true);
    expect(slots.current().state.get('answered late')).toBe('patient');
    await follower.stop();
  });

  it('reads the log once where many events do not continue the state', async () => {
    const { store, traffic } = countedStore(club.store);
    const [slots, other] = await Promise.all([club.open({ store }), club.open()]);
    const known = traffic.reads;
    for (let index = 0; index < 30; index += 1) await take(other, `late ${index}`, `visitor ${index}`);
    const news = await club.store.read('ledger', { from: Number(slots.current().revision) + 2, limit: 100 });
    for (const event of news) slots.follow([event]);
    await expect.poll(slots.current).toEqual(other.current());
    expect(news.length).toBe(29);
    expect(traffic.reads - known).toBeLessThan(8);
    expect(slots.problem()).toBeNull();
  });

  it('reports an event that this release cannot read, and decides nothing', async () => {
    const slots = await club.open();
    const follower = followLog(club.store, { after: null, streams: [slots], log: quiet });
    const { revision } = slots.current();
    const metadata = {
      ...{
        actor: null,
        role: null,
        correlationId: 'spec',
        causationId: 'spec',
        idempotencyKey: null,
        requestHash: null,
      },
      ...{ reason: null, previousHash: null, schemaVersion: 2, occurredAt: '2026-06-15T08:00:00.000Z' },
    };
    const id = '11111111-1111-4111-8111-111111111111';
    await club.store.append('ledger', revision, [{ id, type: 'SlotTaken', data: {}, metadata }]);
    await expect.poll(slots.problem).toContain('SlotTaken has schema version 2');
    expect(await take(slots, 'slot 9', 'anna')).toMatchObject({ code: 'ERR_SERVER' });
    await follower.stop();
    await expect(club.open()).rejects.toThrow('newer than this release');
  });
});
