import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
afterAll(() => spec.close());

const kept = async (): Promise<readonly unknown[]> =>
  (await spec.pool.query<pg.QueryResultRow>('select session_id from vault.ended_sessions order by 1')).rows;

it('An ended session is notified once, and kept until it would have expired anyway', async () => {
  const listener = new pg.Client({ connectionString: spec.url });
  const heard: unknown[] = [];
  await listener.connect();
  await listener.query('listen ended_sessions');
  listener.on('notification', ({ payload }) => heard.push(payload));
  const { endedSessions } = spec.vault;
  await endedSessions.end(anna, '2026-06-15T12:00:00Z');
  await endedSessions.end(anna, '2026-06-15T12:00:00Z');
  const told = once(listener, 'notification');
  await endedSessions.end(ben, '2026-06-15T14:00:00Z');
  await told;
  if (heard.length < 2) await once(listener, 'notification');
  expect(heard).toEqual([anna, ben]);
  await listener.end();

  expect(await kept()).toEqual([{ session_id: anna }, { session_id: ben }]);
  await endedSessions.removeOld('2026-06-15T12:00:01Z');
  expect(await kept()).toEqual([{ session_id: ben }]);
});
