import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/support/freshDatabase.ts';
import { startFaultProxy } from '../../tests/support/faultProxy.ts';
import { appended, courtBooked, idsOf } from '../contract/sampleEvents.ts';
import type { EventStore } from '../eventStore.ts';
import { connectPostgres } from './connectPostgres.ts';

describe('Confirming the end of a stream', () => {
  let database: FreshDatabase;
  let store: EventStore;
  beforeAll(async () => {
    database = await freshDatabase();
    store = await connectPostgres(database.url);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it('refuses an append that is still in flight when its expected revision is confirmed', async () => {
    const line = await startFaultProxy(Number(new URL(database.url).port));
    const far = new URL(database.url);
    far.port = String(line.port);
    const distant = await connectPostgres(far.href);
    const [first, late, next] = [courtBooked(), courtBooked(), courtBooked()];
    await distant.append('ledger', 'none', [first]);
    await line.change({ kind: 'hang' });
    const onItsWay = distant.append('ledger', 0, [late]);
    await pause(50);
    // Queued behind the append that is in flight: it began before the confirmation, too.
    const queued = distant.append('ledger', 0, [next]);
    expect(await store.confirm('ledger', 0)).toEqual({ outcome: 'confirmed' });
    await line.change({ kind: 'pass' });
    expect(await onItsWay).toEqual({ outcome: 'conflict', actual: 0 });
    expect(await queued).toEqual({ outcome: 'conflict', actual: 0 });
    expect(idsOf(await store.read('ledger'))).toEqual(idsOf([first]));
    expect(appended(await distant.append('ledger', 0, [late])).revision).toBe(1);
    await distant.close();
    await line.close();
  });
});
