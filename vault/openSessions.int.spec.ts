import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUse } from './openSessions.ts';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

const uuid = (n: number): string => `5e551000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const until = '2026-06-15T12:00:00.000Z';

const use = (differing: Partial<SessionUse> = {}): SessionUse => ({
  ...{ sessionId: uuid(1), personId: anna, tokenVersion: 0, browser: 'FIREFOX', system: 'LINUX' },
  ...{ startedAt: '2026-06-15T08:00:00.000Z', until, usedAt: '2026-06-15T08:00:00.000Z' },
  ...differing,
});

describe('Open sessions', () => {
  let spec: VaultForSpec;
  beforeAll(async () => {
    spec = await vaultForSpec();
  });
  beforeEach(() => spec.pool.query('delete from vault.open_sessions'));
  afterAll(() => spec.close());

  const kept = async (): Promise<readonly unknown[]> => {
    const { rows } = await spec.pool.query<pg.QueryResultRow>(
      `select session_id as id, person_id as "personId", token_version as version, browser, system,
         to_char(used_at at time zone 'UTC', 'HH24:MI') as used from vault.open_sessions order by 1`,
    );
    return rows;
  };
  const row = { id: uuid(1), personId: anna, version: 0, browser: 'FIREFOX', system: 'LINUX', used: '08:00' };

  it('are stored as reported, many at once; repeating changes nothing', async () => {
    const phone = use({ sessionId: uuid(2), browser: 'SAFARI', system: 'IOS', usedAt: '2026-06-15T08:05:00.000Z' });
    await spec.vault.openSessions.note([phone, use()]);
    await spec.vault.openSessions.note([use()]);
    expect(await kept()).toEqual([row, { ...row, id: uuid(2), browser: 'SAFARI', system: 'IOS', used: '08:05' }]);
  });

  it('keep the newest use and token, whatever the order of reports', async () => {
    await spec.vault.openSessions.note([use({ tokenVersion: 2, usedAt: '2026-06-15T09:30:00.000Z' })]);
    await spec.vault.openSessions.note([use({ tokenVersion: 1, usedAt: '2026-06-15T09:10:00.000Z' })]);
    expect(await kept()).toEqual([{ ...row, version: 2, used: '09:30' }]);
  });

  it('never change their owner', async () => {
    await spec.vault.openSessions.note([use()]);
    await spec.vault.openSessions.note([use({ personId: ben, tokenVersion: 7 })]);
    expect(await kept()).toEqual([row]);
  });

  it('are found by their owner only', async () => {
    const { openSessions } = spec.vault;
    await openSessions.note([use()]);
    expect(await openSessions.untilOf(uuid(1), anna)).toBe(until);
    expect(await openSessions.untilOf(uuid(1), ben)).toBeNull();
    expect(await openSessions.untilOf(uuid(9), anna)).toBeNull();
  });

  it('are removed when they have expired', async () => {
    const { openSessions } = spec.vault;
    await openSessions.note([use(), use({ sessionId: uuid(2), until: '2026-06-15T14:00:00.000Z' })]);
    await openSessions.removeOld(until);
    expect(await kept()).toHaveLength(2);
    await openSessions.removeOld('2026-06-15T12:00:01.000Z');
    expect(await kept()).toMatchObject([{ id: uuid(2) }]);
  });

  it('are not stored for an erased person, also where the report comes during the erasure', async () => {
    const { openSessions, forget } = spec.vault;
    const dana = '44444444-4444-4444-8444-444444444444';
    await openSessions.note([use({ personId: dana }), use({ sessionId: uuid(2) })]);
    await forget(dana);
    await openSessions.note([use({ personId: dana })]);
    expect(await kept()).toMatchObject([{ id: uuid(2) }]);
    await spec.pool.query(
      `insert into vault.open_sessions (session_id, person_id, token_version, browser, system, started_at, until, used_at)
       values ($1, $2, 0, 'OTHER', 'OTHER', $3, $3, $3)`,
      [uuid(1), dana, until],
    );
    await openSessions.removeOld('2026-06-15T08:00:00.000Z');
    expect(await kept()).toMatchObject([{ id: uuid(2) }]);
  });
});
