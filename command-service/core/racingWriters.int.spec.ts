import type { RecordedEvent } from '@platzwart/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countedStore, withoutAppendMemory, withLostAnswers, controllableStore } from '../testing/faultyStore.ts';
import { runtimeOnPostgres, take, takeUnder } from '../testing/runtimeOnPostgres.ts';
import { hashOfEvent } from './hashes.ts';
import { writtenMetadata } from './writtenMetadata.ts';

const somewhere: unknown = expect.any(String);

const tally = (answers: readonly { outcome: string; code?: string }[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((counts, { outcome, code }) => {
    const name = code ?? outcome;
    return { ...counts, [name]: (counts[name] ?? 0) + 1 };
  }, {});

const isChained = (events: readonly RecordedEvent[]): boolean =>
  events.every((event, index) => {
    const before = events[index - 1];
    return writtenMetadata(event.metadata).previousHash === (before ? hashOfEvent(before) : null);
  });

const wholeLedger = async (store: { read: (stream: string) => Promise<readonly RecordedEvent[]> }) =>
  store.read('ledger');

describe('Two command-services on one store', () => {
  let club: Awaited<ReturnType<typeof runtimeOnPostgres>>;
  beforeAll(async () => {
    club = await runtimeOnPostgres();
  });
  afterAll(() => club.close());

  it('sell each slot once, and every requested slot', async () => {
    const services = await Promise.all([club.open(), club.open(), club.open()]);
    const race = (members: number, slots: number): Promise<Awaited<ReturnType<typeof take>>[]> =>
      Promise.all(
        Array.from({ length: members }, async (_, index) => {
          // Spread over some macrotasks, so that the services' appends meet again and again.
          await new Promise((resolve) => setTimeout(resolve, index % 20));
          const service = services[index % services.length];
          if (!service) throw new Error('There are three services');
          return take(service, `slot ${slots}.${index % slots}`, `member ${slots}.${index}`);
        }),
      );
    expect(tally(await race(200, 1))).toEqual({ accepted: 1, ERR_BOOKING_CONFLICT: 199 });
    expect(tally(await race(200, 16))).toEqual({ accepted: 16, ERR_BOOKING_CONFLICT: 184 });
    expect(tally(await race(200, 200))).toEqual({ accepted: 200 });

    const events = await wholeLedger(club.store);
    expect(events).toHaveLength(217);
    expect(isChained(events)).toBe(true);
    expect(services.map((service) => service.current().state.size)).toContain(217);
  });
});

describe('A store that does not answer', () => {
  let club: Awaited<ReturnType<typeof runtimeOnPostgres>>;
  beforeAll(async () => {
    club = await runtimeOnPostgres();
  });
  afterAll(() => club.close());
  const names = async (): Promise<readonly unknown[]> => (await wholeLedger(club.store)).map(({ data }) => data);

  it('has written an append once that is repeated because its answer was lost', async () => {
    const { store, traffic } = countedStore(withLostAnswers(club.store, 2));
    const slots = await club.open({ store });
    const answers = await Promise.all([take(slots, 'lost 1', 'anna'), take(slots, 'lost 2', 'ben')]);
    expect(answers).toEqual([
      { outcome: 'accepted', position: somewhere, ids: ['lost 1'] },
      { outcome: 'accepted', position: somewhere, ids: ['lost 2'] },
    ]);
    expect(traffic.appends).toBe(3);
    expect(await names()).toEqual([
      { slot: 'lost 1', by: 'anna' },
      { slot: 'lost 2', by: 'ben' },
    ]);
  });

  it('has written an append once although others appended before it was repeated', async () => {
    const other = await club.open();
    const store = withLostAnswers(club.store, 1, async () => {
      await take(other, 'built on', 'gast');
    });
    const slots = await club.open({ store });
    expect(await take(slots, 'base', 'trainer')).toMatchObject({ outcome: 'accepted', ids: ['base'] });
    expect((await names()).slice(-2)).toEqual([
      { slot: 'base', by: 'trainer' },
      { slot: 'built on', by: 'gast' },
    ]);
    expect(await take(slots, 'built on', 'late')).toMatchObject({ code: 'ERR_BOOKING_CONFLICT' });
  });

  it('may have forgotten an append: then its events are found in the log', async () => {
    const other = await club.open();
    const store = withoutAppendMemory(withLostAnswers(club.store, 1, () => take(other, 'next to it', 'neighbour')));
    const slots = await club.open({ store });
    expect(await take(slots, 'forgotten', 'admin')).toEqual({
      outcome: 'accepted',
      position: (await club.store.read('ledger')).at(-2)?.position,
      ids: ['forgotten'],
    });
    expect((await names()).filter((data) => JSON.stringify(data).includes('forgotten'))).toHaveLength(1);
    expect(slots.current().state.get('next to it')).toBe('neighbour');
  });

  it('is reported as ERR_DB_CONNECTION to waiting callers, and the service recovers with it', async () => {
    const { store, gate } = controllableStore(club.store);
    const slots = await club.open({ store, timeouts: { append: 150, read: 150 } });
    gate.isAway = true;
    const away = { outcome: 'rejected', code: 'ERR_DB_CONNECTION', fields: [] };
    const first = take(slots, 'away 1', 'member 1');
    const behind = new Promise((resolve) => setTimeout(resolve, 20)).then(() => take(slots, 'away 2', 'member 2'));
    expect(await Promise.all([first, behind])).toEqual([away, away]);
    expect(await take(slots, 'away 3', 'member 3')).toEqual(away);

    gate.isAway = false;
    await take(await club.open(), 'away 1', 'somebody else');
    expect(await take(slots, 'away 1', 'member 1')).toMatchObject({ code: 'ERR_BOOKING_CONFLICT' });
    expect(await take(slots, 'away 2', 'member 2')).toMatchObject({ outcome: 'accepted' });
  });

  it('may have written an append without confirming it: the next decision includes it', async () => {
    const store = withLostAnswers(club.store, 50);
    const slots = await club.open({ store, timeouts: { append: 100, read: 500 } });
    const overrides = { idempotencyKey: 'unconfirmed' };
    expect(await takeUnder(overrides)(slots, 'ghost', 'ghost writer')).toMatchObject({ code: 'ERR_DB_CONNECTION' });
    expect(await take(slots, 'ghost', 'ben too')).toMatchObject({ code: 'ERR_BOOKING_CONFLICT' });
    expect(await takeUnder(overrides)(slots, 'ghost', 'ghost writer')).toMatchObject({
      outcome: 'accepted',
      ids: ['ghost'],
    });
    expect((await names()).filter((data) => JSON.stringify(data).includes('"ghost"'))).toHaveLength(1);
  });
});
