import { describe, expect, it, vi } from 'vitest';
import { counted } from '../testing/faultyStore.ts';
import { runtimeForEach } from '../testing/runtimeForEach.ts';
import { type RuntimeOnPostgres, take, takeUnder } from '../testing/runtimeOnPostgres.ts';
import { slotsModule } from '../testing/slots.ts';

describe('A snapshot of the warm state', () => {
  let club: RuntimeOnPostgres;
  runtimeForEach((opened) => (club = opened));

  const wish = { idempotencyKey: 'kept in the snapshot' };
  const fill = async (count: number): Promise<void> => {
    const slots = await club.open();
    await takeUnder(wish)(slots, 'slot of anna', 'anna');
    await Promise.all(Array.from({ length: count - 1 }, (_, index) => take(slots, `slot ${index}`, `member ${index}`)));
    await slots.stop();
  };
  const readAtStart = async (module = slotsModule) => {
    const { store, traffic } = counted(club.store);
    const slots = await club.open({ store, module });
    return { slots, eventsRead: traffic.eventsRead };
  };
  const revisionKept = async (): Promise<number | undefined> => (await club.snapshots.find('ledger'))?.revision;

  it('is taken on a graceful stop, spares reading the history, and holds the answers', async () => {
    await fill(50);
    const { slots, eventsRead } = await readAtStart();
    expect(eventsRead).toBe(2);
    expect(slots.current()).toMatchObject({ revision: 49 });
    expect(slots.current().state.size).toBe(50);
    expect(await takeUnder(wish)(slots, 'slot of anna', 'anna')).toMatchObject({
      outcome: 'accepted',
      ids: ['slot of anna'],
    });
    expect(await take(slots, 'slot 3', 'ben')).toMatchObject({ code: 'ERR_BOOKING_CONFLICT' });
  });

  it('is taken in the background while commands come in', async () => {
    const slots = await club.open();
    for (const round of [0, 1, 2, 3])
      await Promise.all(
        Array.from({ length: 300 }, (_, index) => take(slots, `slot ${round}.${index}`, `${round}.${index}`)),
      );
    await vi.waitFor(async () => expect(await revisionKept()).toBeGreaterThanOrEqual(999));
  });

  it('is ignored when the state has another shape now', async () => {
    await fill(20);
    const reshaped = { ...slotsModule, snapshot: { ...slotsModule.snapshot, shape: 2 } };
    const { slots, eventsRead } = await readAtStart(reshaped);
    expect(eventsRead).toBe(20);
    expect(slots.current().state.size).toBe(20);
    await slots.stop();
    expect(await club.snapshots.find('ledger')).toMatchObject({ shape: '2.2', revision: 19 });
  });

  it('is ignored when nobody can read it', async () => {
    await fill(20);
    await club.pool.query(`update command_service.snapshots set content = '{"state": "nonsense", "answers": []}'`);
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

  it('is not written again when nothing has happened', async () => {
    await fill(5);
    await club.pool.query(`update command_service.snapshots set taken_at = '2000-01-01'`);
    await (await club.open()).stop();
    const { rows } = await club.pool.query('select taken_at from command_service.snapshots where taken_at > $1', [
      '2001-01-01',
    ]);
    expect(rows).toEqual([]);
  });
});
