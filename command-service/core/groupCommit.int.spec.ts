import { describe, expect, it } from 'vitest';
import { countedStore, withCompetingWriter, controllableStore } from '../testing/faultyStore.ts';
import { runtimeForEach } from '../testing/runtimeForEach.ts';
import { type RuntimeOnPostgres, free, take } from '../testing/runtimeOnPostgres.ts';
import { callFor } from '../testing/slots.ts';

const members = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `member ${index}`);
const accepted = { outcome: 'accepted' };

describe('The writer of a stream', () => {
  let club: RuntimeOnPostgres;
  runtimeForEach((opened) => (club = opened));

  it('appends all commands that arrived during an append as one batch', async () => {
    const { store, traffic } = countedStore(club.store);
    const { store: slow, gate } = controllableStore(store);
    const slots = await club.open({ store: slow });
    let release = (): void => undefined;
    gate.hold = new Promise((resolve) => (release = resolve));

    const first = take(slots, 'slot 0', 'anna');
    await Promise.resolve();
    const others = members(50).map((member, index) => take(slots, `slot ${index + 1}`, member));
    release();

    const answers = await Promise.all([first, ...others]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(51).fill('accepted'));
    expect(traffic.appends).toBe(2);
    expect(await club.store.read('ledger')).toHaveLength(51);
  });

  it('answers each caller of a batch separately: a refusal, an error, a slot', async () => {
    const slots = await club.open();
    const answers = await Promise.all([
      take(slots, 'slot 1', 'anna'),
      take(slots, 'slot 1', 'ben'),
      slots.send({ type: 'Stumble' }, callFor('stumble')),
      take(slots, 'slot 2', 'ben'),
    ]);
    expect(answers).toEqual([
      expect.objectContaining({ ...accepted, ids: ['slot 1'] }),
      { outcome: 'rejected', code: 'ERR_BOOKING_CONFLICT', fields: ['slot'] },
      { outcome: 'rejected', code: 'ERR_SERVER', fields: [] },
      expect.objectContaining({ ...accepted, ids: ['slot 2'] }),
    ]);
  });

  it('decides a refusal again when the booking that caused it was not written', async () => {
    const other = await club.open();
    const store = withCompetingWriter(club.store, () => take(other, 'slot 9', 'anna'));
    const slots = await club.open({ store });
    const [anna, ben] = await Promise.all([take(slots, 'slot 1', 'anna'), take(slots, 'slot 1', 'ben')]);
    expect(anna).toMatchObject({ outcome: 'rejected', code: 'ERR_BOOKING_LIMIT' });
    expect(ben).toMatchObject(accepted);
  });

  it('refuses no slot that another process has just freed', async () => {
    const other = await club.open();
    await take(other, 'slot 1', 'anna');
    const slots = await club.open();
    await free(other, 'slot 1');
    expect(await take(slots, 'slot 1', 'ben')).toMatchObject(accepted);
  });

  it('writes nothing when the same command arrives twice', async () => {
    const slots = await club.open();
    await take(slots, 'slot 1', 'anna');
    expect(await take(slots, 'slot 1', 'anna')).toEqual({ outcome: 'accepted', position: null, ids: [] });
    expect(await club.store.read('ledger')).toHaveLength(1);
  });

  it('handles more waiting commands than one append holds, in their order', async () => {
    const { store, traffic } = countedStore(club.store);
    const slots = await club.open({ store });
    await Promise.all(members(700).map((member, index) => take(slots, `slot ${index}`, member)));
    const written = await club.store.read('ledger');
    expect(written.map(({ data }) => data)).toEqual(members(700).map((by, index) => ({ slot: `slot ${index}`, by })));
    expect(traffic.appends).toBe(3);
  });

  it('reads nothing, neither for a booking nor for a refusal, however long the history is', async () => {
    const filling = await club.open();
    await Promise.all(members(3_000).map((member, index) => take(filling, `slot ${index}`, member)));
    const { store, traffic } = countedStore(club.store);
    const slots = await club.open({ store });
    Object.assign(traffic, { appends: 0, confirmations: 0, reads: 0, eventsRead: 0 });
    for (const member of ['anna', 'ben', 'gast']) await take(slots, `slot of ${member}`, member);
    expect(traffic).toEqual({ appends: 3, confirmations: 0, reads: 0, eventsRead: 0 });
    await take(slots, 'slot 7', 'trainer');
    expect(traffic).toEqual({ appends: 3, confirmations: 1, reads: 0, eventsRead: 0 });
  });
});
