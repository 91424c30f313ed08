import { randomUUID } from 'node:crypto';
import type { PersonRow } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../../tests/support/poolOn.ts';
import { ask, outcomeOf, post } from '../../testing/ask.ts';
import { password } from '../../testing/commandDouble.ts';
import { type House, openHouse } from '../../testing/house.ts';
import { anna, ben, trainer } from '../../testing/personas.ts';
import { introducedSocket } from '../../testing/rawSocket.ts';

const query = '{ openSessions { sessionId browser system startedAt usedAt isThis } }';
const mutation =
  'mutation ($sessionId: ID!, $password: String!) { endSession(sessionId: $sessionId, password: $password) { code } }';
const listSchema = v.object({ openSessions: v.array(v.looseObject({ sessionId: v.string(), isThis: v.boolean() })) });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe('One’s own sessions', () => {
  let house: House;
  let pool: ReturnType<typeof poolOn>;
  beforeAll(async () => {
    house = await openHouse();
    pool = poolOn(house.databaseUrl);
  });
  beforeEach(() => pool.query('truncate vault.open_sessions'));
  afterAll(async () => {
    await pool.end();
    await house.close();
  });

  type Differing = Readonly<{ sessionId?: string; tokenVersion?: number; until?: string; usedAt?: string }>;
  /** As the command-service writes it down. */
  const keep = async ({ personId, tokenVersion: today }: PersonRow, differing: Differing = {}): Promise<string> => {
    const { sessionId = randomUUID(), tokenVersion = today, until = '2026-06-15T12:00:00Z' } = differing;
    await pool.query(
      `insert into vault.open_sessions (session_id, person_id, token_version, browser, system, started_at, until, used_at)
       values ($1, $2, $3, 'SAFARI', 'IOS', '2026-06-15T08:00:00Z', $4, $5)`,
      [sessionId, personId, tokenVersion, until, differing.usedAt ?? '2026-06-15T08:10:00Z'],
    );
    return sessionId;
  };
  const sessionIdOf = async (token: string): Promise<string> => (await house.sessions.of(token))?.sessionId ?? '';
  const listOf = async (token: string) =>
    v.parse(listSchema, (await ask(house.url, { query, token })).data).openSessions;
  const end = (token: string, sessionId: string) =>
    ask(house.url, { query: mutation, variables: { sessionId, password }, token });

  it('are listed, the one used last first, and the one that asks is known', async () => {
    const token = await house.tokenOf(anna);
    const here = await keep(anna, { sessionId: await sessionIdOf(token) });
    const phone = await keep(anna, { usedAt: '2026-06-15T08:20:00Z' });
    const shown = { browser: 'SAFARI', system: 'IOS', startedAt: '2026-06-15T08:00:00.000Z' };
    expect(await listOf(token)).toEqual([
      { ...shown, sessionId: phone, usedAt: '2026-06-15T08:20:00.000Z', isThis: false },
      { ...shown, sessionId: here, usedAt: '2026-06-15T08:10:00.000Z', isThis: true },
    ]);
  });

  it('are neither somebody else’s, nor those that are over', async () => {
    const token = await house.tokenOf(trainer);
    await keep(ben);
    await keep(trainer, { until: '2026-06-15T08:29:59Z' });
    await keep(trainer, { tokenVersion: -1 });
    await house.projections.endSession(await keep(trainer));
    const open = await keep(trainer);
    expect((await listOf(token)).map(({ sessionId }) => sessionId)).toEqual([open]);
  });

  it('are told to the command-service before they are listed, that of the call among them', async () => {
    const token = await house.tokenOf(anna);
    const headers = { authorization: `Bearer ${token}`, 'user-agent': firefox };
    await post(house.url, JSON.stringify({ query }), headers);
    const sessionId = await sessionIdOf(token);
    const uses = house.commands.sessionUses.filter((use) => use.sessionId === sessionId);
    const who = { personId: anna.personId, tokenVersion: 0, browser: 'FIREFOX', system: 'LINUX' };
    expect(uses).toEqual([
      {
        ...{ sessionId, ...who, startedAt: '2026-06-15T08:30:00.000Z' },
        ...{ until: '2026-06-15T12:30:00.000Z', usedAt: '2026-06-15T08:30:00.000Z' },
      },
    ]);
    await post(house.url, JSON.stringify({ query }), headers);
    expect(house.commands.sessionUses.filter((use) => use.sessionId === sessionId)).toHaveLength(1);
  });

  it('begin with the login, also where nobody ever uses them', async () => {
    const login = `mutation { login(data: { credential: "1002", password: "${password}" }) { token } }`;
    const { data } = await ask(house.url, { query: login });
    const { token } = v.parse(v.object({ login: v.object({ token: v.string() }) }), data).login;
    await listOf(await house.tokenOf(anna));
    expect(house.commands.sessionUses.map((use) => use.sessionId)).toContain(await sessionIdOf(token));
  });

  it('end by the word of the command-service, on every open connection too', async () => {
    const [here, there] = [await house.tokenOf(ben), await house.tokenOf(ben)];
    const elsewhere = await introducedSocket(house.url, there);
    const answer = await ask(house.url, {
      query: mutation,
      variables: { sessionId: await sessionIdOf(there), password },
      token: here,
    });
    expect(answer).toEqual({ data: { endSession: { code: 'SUC_SESSION_ENDED' } } });
    expect(await elsewhere.closed).toBe('4403 LOGIN_REQUIRED');
    expect(outcomeOf(await ask(house.url, { query: '{ currentUser { _id } }', token: there }))).toBe('LOGIN_REQUIRED');
    expect(outcomeOf(await ask(house.url, { query: '{ currentUser { _id } }', token: here }))).toBe('data');
    const command = { type: 'EndSession', actor: ben.personId };
    const data = { sessionId: await sessionIdOf(there), password };
    expect(house.commands.commands.at(-1)).toMatchObject({ ...command, data });
  });

  it.each(['ERR_WRONG_OLD_PASS', 'ERR_TOO_MANY_LOGIN_ATTEMPTS', 'ERR_SESSION_NOT_FOUND'])(
    'go on where it refuses with %s',
    async (code) => {
      const [here, there] = [await house.tokenOf(anna), await house.tokenOf(ben)];
      house.commands.answerWith(() => ({ outcome: 'rejected', code, fields: ['password'] }));
      const answer = await end(here, await sessionIdOf(there));
      expect(answer.errors?.[0]?.extensions).toEqual({ code, field: 'password', fields: ['password'] });
      expect(outcomeOf(await ask(house.url, { query: '{ currentUser { _id } }', token: there }))).toBe('data');
      house.commands.answerWith(() => ({ outcome: 'accepted', position: null, ids: [] }));
    },
  );

  it('are named by an id, or nobody is asked', async () => {
    const before = house.commands.commands.length;
    const answer = await end(await house.tokenOf(anna), 'x');
    expect(answer.errors?.[0]?.extensions).toEqual({
      ...{ code: 'ERR_INVALID_INPUT', field: 'sessionId', fields: ['sessionId'] },
    });
    expect(house.commands.commands).toHaveLength(before);
  });
});
