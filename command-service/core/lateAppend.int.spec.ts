import { connectEventStore } from '@platzwart/event-store/connect';
import { expect, it } from 'vitest';
import { startFaultProxy } from '../../tests/support/faultProxy.ts';
import { free, runtimeOnPostgres, take } from '../testing/runtimeOnPostgres.ts';

/** reliability F09, INV2: whoever is refused stays refused, whatever was sent before and arrives later. */
it('An append that its sender has given up is refused once another decision was confirmed at its revision', async () => {
  const club = await runtimeOnPostgres();
  const line = await startFaultProxy(Number(new URL(club.url).port));
  const url = new URL(club.url);
  url.port = String(line.port);
  const farStore = await connectEventStore({ DATABASE_URL: url.href });
  const far = await club.open({ store: farStore, timeouts: { append: 150, read: 1_000 } });
  await take(far, 'slot 1', 'anna');

  await line.change({ kind: 'hang' });
  // Decided together: Ben gets the slot because Anna has just left it.
  const unknown = { code: 'ERR_DB_CONNECTION' };
  expect(await Promise.all([free(far, 'slot 1'), take(far, 'slot 1', 'ben')])).toMatchObject([unknown, unknown]);
  const near = await club.open();
  expect(await take(near, 'slot 1', 'ben')).toMatchObject({ code: 'ERR_BOOKING_CONFLICT' });
  await line.change({ kind: 'pass' });
  await farStore.close();

  expect((await club.store.read('ledger')).map(({ type }) => type)).toEqual(['SlotTaken']);
  await line.close();
  await club.close();
});
