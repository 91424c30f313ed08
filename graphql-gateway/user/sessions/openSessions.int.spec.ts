import { randomUUID } from 'node:crypto';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { sendGraphql, outcomeOf, post } from '../../testing/sendGraphql.ts';
import { password } from '../../testing/commandDouble.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { anna, ben, trainer } from '../../testing/personas.ts';
import { authenticatedSocket } from '../../testing/rawSocket.ts';

const query = '{ openSessions { sessionId browser system startedAt usedAt isThis } }';
const mutation =
  'mutation ($sessionId: ID!, $password: String!) { endSession(sessionId: $sessionId, password: $password) { code } }';
const listSchema = v.object({ openSessions: v.array(v.looseObject({ sessionId: v.string(), isThis: v.boolean() })) });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe('One’s own sessions', () => {
  let instance: Instance;
  let pool: ReturnType<typeof poolOn>;
  beforeAll(async () => {
    instance = await startInstance();
    pool = poolOn(instance.databaseUrl);
  });
  beforeEach(() => pool.query('truncate vault.open_sessions'));
  afterAll(async () => {
    await pool.end();
    await instance.close();
  });

  type Differing = Readonly<{ sessionId?: string; tokenVersion?: number; until?: string; usedAt?: string }>;
  /** The row as the command-service writes it. */
  const keep = async ({ personId, tokenVersion: today }: PersonRow, differing: Differing = {}): Promise<string> => {
    const { sessionId = randomUUID(), tokenVersion = today, until = '2026-06-15T12:00:00Z' } = differing;
    await pool.query(
      `insert into vault.open_sessions (session_id, person_id, token_version, browser, system, started_at, until, used_at)
       values ($1, $2, $3, 'SAFARI', 'IOS', '2026-06-15T08:00:00Z', $4, $5)`,
      [sessionId, personId, tokenVersion, until, differing.usedAt ?? '2026-06-15T08:10:00Z'],
    );
    return sessionId;
  };
  const sessionIdOf = async (token: string): Promise<string> =>
    (await instance.sessions.verify(token))?.sessionId ?? '';
  const listOf = async (token: string) =>
    v.parse(listSchema, (await sendGraphql(instance.url, { query, token })).data).openSessions;
  const end = (token: string, sessionId: string) =>
    sendGraphql(instance.url, { query: mutation, variables: { sessionId, password }, token });

  it('are listed, the one used last first, and the one of the call is marked', async () => {
    const token = await instance.tokenOf(anna);
    const here = await keep(anna, { sessionId: await sessionIdOf(token) });
    const phone = await keep(anna, { usedAt: '2026-06-15T08:20:00Z' });
    const shown = { browser: 'SAFARI', system: 'IOS', startedAt: '2026-06-15T08:00:00.000Z' };
    expect(await listOf(token)).toEqual([
      { ...shown, sessionId: phone, usedAt: '2026-06-15T08:20:00.000Z', isThis: false },
      { ...shown, sessionId: here, usedAt: '2026-06-15T08:10:00.000Z', isThis: true },
    ]);
  });

  it('include neither other people’s sessions nor ended ones', async () => {
    const token = await instance.tokenOf(trainer);
    await keep(ben);
    await keep(trainer, { until: '2026-06-15T08:29:59Z' });
    await keep(trainer, { tokenVersion: -1 });
    await instance.projections.endSession(await keep(trainer));
    const open = await keep(trainer);
    expect((await listOf(token)).map(({ sessionId }) => sessionId)).toEqual([open]);
  });

  it('are reported to the command-service before they are listed, including that of the call', async () => {
    const token = await instance.tokenOf(anna);
    const headers = { authorization: `Bearer ${token}`, 'user-agent': firefox };
    await post(instance.url, JSON.stringify({ query }), headers);
    const sessionId = await sessionIdOf(token);
    const uses = instance.commands.sessionUses.filter((use) => use.sessionId === sessionId);
    const who = { personId: anna.personId, tokenVersion: 0, browser: 'FIREFOX', system: 'LINUX' };
    expect(uses).toEqual([
      {
        ...{ sessionId, ...who, startedAt: '2026-06-15T08:30:00.000Z' },
        ...{ until: '2026-06-15T12:30:00.000Z', usedAt: '2026-06-15T08:30:00.000Z' },
      },
    ]);
    await post(instance.url, JSON.stringify({ query }), headers);
    expect(instance.commands.sessionUses.filter((use) => use.sessionId === sessionId)).toHaveLength(1);
  });

  it('are listed from the login on, also where they were never used', async () => {
    const login = `mutation { login(data: { credential: "1002", password: "${password}" }) { token } }`;
    const { data } = await sendGraphql(instance.url, { query: login });
    const { token } = v.parse(v.object({ login: v.object({ token: v.string() }) }), data).login;
    await listOf(await instance.tokenOf(anna));
    expect(instance.commands.sessionUses.map((use) => use.sessionId)).toContain(await sessionIdOf(token));
  });

  it('are ended by the command-service, also on every open connection', async () => {
    const [here, there] = [await instance.tokenOf(ben), await instance.tokenOf(ben)];
    const elsewhere = await authenticatedSocket(instance.url, there);
    const answer = await sendGraphql(instance.url, {
      query: mutation,
      variables: { sessionId: await sessionIdOf(there), password },
      token: here,
    });
    expect(answer).toEqual({ data: { endSession: { code: 'SUC_SESSION_ENDED' } } });
    expect(await elsewhere.closed).toBe('4403 LOGIN_REQUIRED');
    expect(outcomeOf(await sendGraphql(instance.url, { query: '{ currentUser { _id } }', token: there }))).toBe(
      'LOGIN_REQUIRED',
    );
    expect(outcomeOf(await sendGraphql(instance.url, { query: '{ currentUser { _id } }', token: here }))).toBe('data');
    const command = { type: 'EndSession', actor: ben.personId };
    const data = { sessionId: await sessionIdOf(there), password };
    expect(instance.commands.commands.at(-1)).toMatchObject({ ...command, data });
  });

  it.each(['ERR_WRONG_OLD_PASS', 'ERR_TOO_MANY_LOGIN_ATTEMPTS', 'ERR_SESSION_NOT_FOUND'])(
    'go on where it refuses with %s',
    async (code) => {
      const [here, there] = [await instance.tokenOf(anna), await instance.tokenOf(ben)];
      instance.commands.answerWith(() => ({ outcome: 'rejected', code, fields: ['password'] }));
      const answer = await end(here, await sessionIdOf(there));
      expect(answer.errors?.[0]?.extensions).toEqual({ code, field: 'password', fields: ['password'] });
      expect(outcomeOf(await sendGraphql(instance.url, { query: '{ currentUser { _id } }', token: there }))).toBe(
        'data',
      );
      instance.commands.answerWith(() => ({ outcome: 'accepted', position: null, ids: [] }));
    },
  );

  it('are ended by a valid id only; otherwise the command-service is not called', async () => {
    const before = instance.commands.commands.length;
    const answer = await end(await instance.tokenOf(anna), 'x');
    expect(answer.errors?.[0]?.extensions).toEqual({
      ...{ code: 'ERR_INVALID_INPUT', field: 'sessionId', fields: ['sessionId'] },
    });
    expect(instance.commands.commands).toHaveLength(before);
  });
});
