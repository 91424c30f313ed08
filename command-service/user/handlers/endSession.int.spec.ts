import { randomUUID } from 'node:crypto';
import type { SessionUse } from '@platzwart/contracts/user';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsOnPostgres, accountsOnPostgres, password } from '../../testing/accountsOnPostgres.ts';
import type { Person } from '../domain/membersState.ts';

const rejected = (code: string, ...fields: readonly string[]) => ({ outcome: 'rejected', code, fields });

describe('Ending a session', () => {
  let accounts: AccountsOnPostgres;
  let anton: Person;
  let berta: Person;
  beforeAll(async () => {
    accounts = await accountsOnPostgres();
    anton = await accounts.register('Anton');
    berta = await accounts.register('Berta');
  });
  afterAll(() => accounts.close());

  /** A session of somebody who has just used it. */
  const open = async ({ personId }: Person): Promise<string> => {
    const [start, until] = [Date.now(), Date.now() + 3_600_000].map((at) => new Date(at).toISOString());
    const use: SessionUse = {
      ...{ sessionId: randomUUID(), personId, tokenVersion: 0, browser: 'FIREFOX', system: 'LINUX' },
      ...{ startedAt: start ?? '', until: until ?? '', usedAt: start ?? '' },
    };
    await accounts.service.recordSessionUse([use]);
    return use.sessionId;
  };
  const end = (
    { personId: actor }: Person,
    sessionId: string,
    { given = password, address = '203.0.113.7' }: Readonly<{ given?: string; address?: string }> = {},
  ) => accounts.send('EndSession', { sessionId, password: given }, { actor, address });
  const hasEnded = async (sessionId: string): Promise<boolean> => {
    const { rows } = await accounts.pool.query<pg.QueryResultRow>(
      'select from vault.ended_sessions where session_id = $1',
      [sessionId],
    );
    return rows.length > 0;
  };

  it('requires the password and ends only that one; a repetition changes nothing', async () => {
    const [phone, laptop] = [await open(anton), await open(anton)];
    const accepted = { outcome: 'accepted', position: null, ids: [phone] };
    expect(await end(anton, phone)).toEqual(accepted);
    expect(await end(anton, phone)).toEqual(accepted);
    expect([await hasEnded(phone), await hasEnded(laptop)]).toEqual([true, false]);
  });

  it('is refused with a wrong password, and counted like a wrong sign-in', async () => {
    const phone = await open(anton);
    const address = '198.51.100.4';
    const wrong = () => end(anton, phone, { given: 'geraten', address });
    for (let guess = 0; guess < 5; guess += 1)
      expect(await wrong()).toEqual(rejected('ERR_WRONG_OLD_PASS', 'password'));
    expect(await wrong()).toEqual(rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'password'));
    expect(await end(anton, phone, { address })).toEqual(rejected('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'password'));
    expect(await hasEnded(phone)).toBe(false);
  });

  it('does not affect another person’s session, which is answered like an unknown one', async () => {
    const bertas = await open(berta);
    expect(await end(anton, bertas)).toEqual(rejected('ERR_SESSION_NOT_FOUND', 'sessionId'));
    expect(await end(anton, randomUUID())).toEqual(rejected('ERR_SESSION_NOT_FOUND', 'sessionId'));
    expect(await hasEnded(bertas)).toBe(false);
  });

  it('requires a signed-in caller and a valid id', async () => {
    const phone = await open(anton);
    expect(await accounts.send('EndSession', { sessionId: phone, password })).toEqual(rejected('LOGIN_REQUIRED'));
    expect(await end(anton, 'x')).toEqual(rejected('ERR_INVALID_INPUT', 'sessionId'));
    expect(await hasEnded(phone)).toBe(false);
  });

  it('is not possible after an erasure, which removes all sessions', async () => {
    const carla = await accounts.register('Carla');
    await open(carla);
    const left = async () =>
      (await accounts.pool.query('select from vault.open_sessions where person_id = $1', [carla.personId])).rowCount;
    expect(await left()).toBe(1);
    await accounts.vault.forget(carla.personId);
    await open(carla);
    expect(await left()).toBe(0);
  });
});

describe('Signing out everywhere', () => {
  let accounts: AccountsOnPostgres;
  beforeAll(async () => {
    accounts = await accountsOnPostgres();
  });
  afterAll(() => accounts.close());

  it('requires the password; a wrong one ends nothing', async () => {
    const { personId: actor, tokenVersion } = await accounts.register('Dora');
    const wrong = await accounts.send('EndSessions', { password: 'geraten' }, { actor });
    expect(wrong).toEqual(rejected('ERR_WRONG_OLD_PASS', 'password'));
    expect(accounts.person('Dora').tokenVersion).toBe(tokenVersion);
    expect(await accounts.send('EndSessions', { password }, { actor })).toMatchObject({ outcome: 'accepted' });
    expect(accounts.person('Dora').tokenVersion).toBe(tokenVersion + 1);
  });
});
