import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCompetingWriter } from '../testing/faultyStore.ts';
import { free, runtimeOnPostgres, takeUnder } from '../testing/runtimeOnPostgres.ts';
import { callFor } from '../testing/slots.ts';
import { hashOfEvent } from './hashes.ts';
import { newEvents } from './newEvents.ts';

describe('A repeated idempotency key', () => {
  let club: Awaited<ReturnType<typeof runtimeOnPostgres>>;
  beforeAll(async () => {
    club = await runtimeOnPostgres();
  });
  afterAll(() => club.close());
  const otherContent = { outcome: 'rejected', code: 'ERR_INVALID_INPUT', fields: ['Idempotency-Key'] };

  it('gets the first answer, also when the slot is free again, and after a restart', async () => {
    const slots = await club.open();
    const overrides = { idempotencyKey: 'anna wants slot 1' };
    const first = await takeUnder(overrides)(slots, 'slot 1', 'anna');
    await free(slots, 'slot 1');
    expect(first).toMatchObject({ outcome: 'accepted', ids: ['slot 1'] });
    expect(await takeUnder(overrides)(slots, 'slot 1', 'anna')).toEqual(first);
    const restarted = await club.open();
    expect(await takeUnder(overrides)(restarted, 'slot 1', 'anna')).toEqual(first);
    expect(await restarted.earlierAnswer(callFor({ slot: 'slot 1', by: 'anna' }, overrides))).toEqual(first);
    expect(restarted.current().state.has('slot 1')).toBe(false);
  });

  it('gets the whole first answer from a process that has received only the first of its events', async () => {
    const slots = await club.open();
    const seen = (await club.store.read('ledger')).at(-1);
    const call = callFor('two slots', { idempotencyKey: 'both or none' });
    const streamPosition = {
      stream: 'ledger',
      revision: (seen?.revision ?? -1) + 1,
      previousHash: seen ? hashOfEvent(seen) : null,
    };
    const facts = ['slot 8', 'slot 9'].map((slot) => ({ type: 'SlotTaken', data: { slot, by: slot } }));
    const { events } = newEvents(facts, call, { streamPosition, schemaVersionOf: () => 1 });
    await club.store.append('ledger', seen?.revision ?? 'none', events);
    const written = await club.store.read('ledger', { from: streamPosition.revision });
    slots.follow(written.slice(0, 1));
    const position = written.at(-1)?.position;
    expect(await slots.earlierAnswer(call)).toEqual({ outcome: 'accepted', position, ids: ['slot 8', 'slot 9'] });
  });

  it('is refused for other content, and is unrelated to that of another person', async () => {
    const slots = await club.open();
    const overrides = { idempotencyKey: 'one key' };
    await takeUnder(overrides)(slots, 'slot 2', 'ben');
    expect(await takeUnder(overrides)(slots, 'slot 3', 'ben')).toEqual(otherContent);
    expect(await takeUnder({ ...overrides, actor: null })(slots, 'slot 3', 'gast')).toMatchObject({
      outcome: 'accepted',
    });
  });

  it('has one effect when it comes twice at the same moment', async () => {
    const slots = await club.open();
    const overrides = { idempotencyKey: 'double click' };
    const [one, two, other] = await Promise.all([
      takeUnder(overrides)(slots, 'slot 4', 'clicker'),
      takeUnder(overrides)(slots, 'slot 4', 'clicker'),
      takeUnder(overrides)(slots, 'slot 5', 'clicker'),
    ]);
    expect(one).toMatchObject({ outcome: 'accepted', ids: ['slot 4'] });
    expect(two).toEqual(one);
    expect(other).toEqual(otherContent);
  });

  it('has one effect when it comes to two processes, of which one is behind and would write other events', async () => {
    // One request; what each process makes of it differs, as new ids and prices do.
    const overrides = { idempotencyKey: 'sent twice', requestHash: 'the same request' };
    const ahead = await club.open();
    const store = withCompetingWriter(club.store, () => takeUnder(overrides)(ahead, 'slot 6', 'twice'));
    const behind = await club.open({ store });
    const before = (await club.store.read('ledger')).length;
    expect(await takeUnder(overrides)(behind, 'slot 7', 'twice')).toMatchObject({
      outcome: 'accepted',
      ids: ['slot 6'],
    });
    expect(await club.store.read('ledger', { from: before })).toHaveLength(1);
    // What the late process knows is what is written, not what it had meant to write.
    expect(behind.current().state.get('slot 6')).toBe('twice');
    expect(behind.current().state.has('slot 7')).toBe(false);
  });

  it('is a new request after seven days, with event ids of its own', async () => {
    const slots = await club.open();
    const overrides = { idempotencyKey: 'every week' };
    await takeUnder({ ...overrides, now: '2026-06-01T10:00:00.000Z' })(slots, 'slot 8', 'weekly');
    await free(slots, 'slot 8');
    const again = await takeUnder({ ...overrides, now: '2026-06-08T09:59:59.000Z' })(slots, 'slot 8', 'weekly');
    const later = await takeUnder({ ...overrides, now: '2026-06-08T10:00:01.000Z' })(slots, 'slot 8', 'weekly');
    expect(again).toMatchObject({ outcome: 'accepted', ids: ['slot 8'] });
    expect(later).toMatchObject({ outcome: 'accepted', ids: ['slot 8'] });
    expect(slots.current().state.get('slot 8')).toBe('weekly');
  });
});
