import { describe, expect, it } from 'vitest';
import { countedStore } from '../testing/faultyStore.ts';
import { runtimeForEach } from '../testing/runtimeForEach.ts';
import { type RuntimeOnPostgres, take, takeUnder } from '../testing/runtimeOnPostgres.ts';
import { callFor } from '../testing/slots.ts';
import { checkLogChain } from '../logChain.ts';
import { followLog } from './follower.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const conflict = { code: 'ERR_BOOKING_CONFLICT' };
const accepted = { outcome: 'accepted' };

// promises.md 1 and 2; reliability F41.
describe('A log that was restored from an older copy under a running process', () => {
  let club: RuntimeOnPostgres;
  runtimeForEach((opened) => (club = opened));

  const overrides = { idempotencyKey: 'answered by events that are lost' };
  /** Three slots that both logs have, then three that are lost. */
  const loseThree = async () => {
    const slots = await club.open();
    for (const slot of ['1', '2', '3']) await take(slots, slot, `kept ${slot}`);
    await club.pool.query('create table public.copy as table event_store.events');
    await takeUnder(overrides)(slots, '4', 'lost 4');
    for (const slot of ['5', '6']) await take(slots, slot, `lost ${slot}`);
    await club.pool.query(`begin; set local session_replication_role = replica; delete from event_store.events;
      insert into event_store.events select * from public.copy; commit`);
    return slots;
  };

  it('is detected by the next accepted command', async () => {
    const slots = await loseThree();
    expect(await take(slots, '7', 'anna')).toMatchObject(accepted);
    expect(await take(slots, '5', 'ben')).toMatchObject(accepted);
    expect(slots.current()).toMatchObject({ revision: 4 });
    expect([...slots.current().state.keys()]).toEqual(['1', '2', '3', '7', '5']);
    expect(await checkLogChain(club.store)).toMatchObject({ events: 5, broken: null });
  });

  it('is detected before a command is refused because of lost events', async () => {
    const slots = await loseThree();
    expect(await take(slots, '6', 'anna')).toMatchObject(accepted);
    expect(await take(slots, '1', 'ben')).toMatchObject(conflict);
  });

  it('is detected before an answer is repeated whose events are lost', async () => {
    const slots = await loseThree();
    expect(await slots.earlierAnswer(callFor({ slot: '4', by: 'lost 4' }, overrides), true)).toBeNull();
    expect(await takeUnder(overrides)(slots, '4', 'lost 4')).toMatchObject(accepted);
    expect(slots.current().state.get('4')).toBe('lost 4');
  });

  it('is detected when others have appended as many events again', async () => {
    const slots = await loseThree();
    const other = await club.open();
    for (const slot of ['a', 'b', 'c']) await take(other, slot, `instead ${slot}`);
    const follower = followLog(club.store, { after: await club.store.head(), streams: [slots], log: quiet });
    await take(other, 'd', 'instead d');
    await expect.poll(slots.current).toEqual(other.current());
    await follower.stop();
    expect(await take(slots, 'a', 'anna')).toMatchObject(conflict);
  });

  it('ignores a snapshot with lost events, and removes it', async () => {
    const before = await loseThree();
    await before.stop();
    expect(await club.snapshots.find('ledger')).toMatchObject([{ revision: 5 }, { revision: 5 }]);
    const { store, traffic } = countedStore(club.store);
    const slots = await club.open({ store });
    expect(traffic.eventsRead).toBe(3);
    await take(slots, '4', 'anna');
    await slots.stop();
    expect(await club.snapshots.find('ledger')).toMatchObject([{ revision: 3 }, { revision: 3 }]);
  });
});
