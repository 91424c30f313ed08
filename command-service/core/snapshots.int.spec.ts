import { describe, expect, it } from 'vitest';
import { countedStore } from '../testing/faultyStore.ts';
import { runtimeForEach } from '../testing/runtimeForEach.ts';
import { type RuntimeOnPostgres, take, takeUnder } from '../testing/runtimeOnPostgres.ts';
import { slotsCodec, slotsModule } from '../testing/slots.ts';
import { inOnePart } from './snapshotCodec.ts';

describe('A snapshot of the stream state', () => {
  let club: RuntimeOnPostgres;
  runtimeForEach((opened) => (club = opened));

  const overrides = { idempotencyKey: 'kept in the snapshot' };
  const fill = async (count: number): Promise<void> => {
    const slots = await club.open();
    await takeUnder(overrides)(slots, 'slot of anna', 'anna');
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => take(slots, `slot ${index}`, `member ${index}`)));
    await slots.stop();
  };
  const readAtStart = async (module = slotsModule) => {
    const { store, traffic } = countedStore(club.store);
    const slots = await club.open({ store, module });
    return { slots, eventsRead: traffic.eventsRead };
  };
  const revisionKept = async (): Promise<number | undefined> => (await club.snapshots.find('ledger'))[0]?.revision;

  it('is taken on a graceful stop, replaces reading the history, and contains the answers', async () => {
    await fill(50);
    const { slots, eventsRead } = await readAtStart();
    expect(eventsRead).toBe(2);
    expect(slots.current()).toMatchObject({ revision: 49 });
    expect(slots.current().state.size).toBe(50);
    expect(await takeUnder(overrides)(slots, 'slot of anna', 'anna')).toMatchObject({
      outcome: 'accepted',
      ids: ['slot of anna'],
    });
    expect(await take(slots, 'slot 3', 'ben')).toMatchObject({ code: 'ERR_BOOKING_CONFLICT' });
  });

  it('is taken in the background during commands', async () => {
    const slots = await club.open();
    for (const round of [0, 1, 2, 3])
      await Promise.all(
        Array.from({ length: 300 }, (_, index) => take(slots, `slot ${round}.${index}`, `${round}.${index}`)),
      );
    await expect.poll(revisionKept).toBeGreaterThanOrEqual(999);
  });

  it('is ignored when the state has another shape now', async () => {
    await fill(20);
    const reshaped = { ...slotsModule, snapshot: inOnePart('slots', { ...slotsCodec, shape: 2 }) };
    const { slots, eventsRead } = await readAtStart(reshaped);
    expect(eventsRead).toBe(20);
    expect(slots.current().state.size).toBe(20);
    await slots.stop();
    const kept = await club.snapshots.find('ledger');
    expect(kept.map(({ part, shape, revision }) => `${part} ${shape} ${revision}`).sort()).toEqual([
      'idempotencyRecords 2 19',
      'slots 2 19',
    ]);
  });

  it('is ignored when it cannot be read', async () => {
    await fill(20);
    await club.pool.query(`update command_service.snapshots set content = '{"slots": "nonsense"}'`);
    const { slots, eventsRead } = await readAtStart();
    expect(eventsRead).toBe(21);
    expect(slots.current().state.size).toBe(20);
  });

  it('is ignored when it is ahead of the log or of another log', async () => {
    await fill(20);
    await club.pool.query('update command_service.snapshots set revision = 25');
    const ahead = await readAtStart();
    expect(ahead.eventsRead).toBe(20);
    await ahead.slots.stop();
    await club.pool.query('update command_service.snapshots set revision = 10');
    const { slots, eventsRead } = await readAtStart();
    expect(eventsRead).toBe(21);
    expect(slots.current().state.size).toBe(20);
  });

  it.each([
    ['of another revision', `update command_service.snapshots set revision = 18 where part = 'slots'`],
    ['of another log', `update command_service.snapshots set hash = 'another' where part = 'slots'`],
    ['missing', `delete from command_service.snapshots where part = 'slots'`],
  ])('is ignored when one of its parts is %s, as after a crash between two of them', async (_, damage) => {
    await fill(20);
    await club.pool.query(damage);
    const { slots, eventsRead } = await readAtStart();
    expect(eventsRead).toBe(20);
    expect(slots.current().state.size).toBe(20);
    await slots.stop();
    expect((await club.snapshots.find('ledger')).map(({ revision }) => revision)).toEqual([19, 19]);
  });

  it('is not written again when nothing has changed', async () => {
    await fill(5);
    await club.pool.query(`update command_service.snapshots set taken_at = '2000-01-01'`);
    await (await club.open()).stop();
    const { rows } = await club.pool.query('select taken_at from command_service.snapshots where taken_at > $1', [
      '2001-01-01',
    ]);
    expect(rows).toEqual([]);
  });
});
