import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { PersonRow } from '@platzwart/contracts/user';
import { sendGraphql, outcomeOf } from '../testing/sendGraphql.ts';
import { type Instance, testTime, startInstance } from '../testing/instance.ts';
import { admin, anna, ben, gast, trainer } from '../testing/personas.ts';
import { authenticatedSocket, rawSocket } from '../testing/rawSocket.ts';

const me = '{ currentUser { userID } }';
const subscription = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15", since: "0") { position } }`;
const renewedSchema = v.object({ endSessions: v.object({ code: v.string(), token: v.string() }) });

describe('Signing out', () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance();
  });
  afterAll(() => instance.close());

  const says = async (token: string, query = me): Promise<string> =>
    outcomeOf(await sendGraphql(instance.url, { query, token }));
  const sessionIdOf = async (token: string): Promise<string> =>
    (await instance.sessions.verify(token))?.sessionId ?? '';
  const listening = async (token: string) => {
    const raw = await authenticatedSocket(instance.url, token);
    raw.send({ id: '1', type: 'subscribe', payload: { query: subscription } });
    await raw.receive();
    return raw;
  };

  it('here ends only this session, also on every open connection', async () => {
    const [phone, laptop] = [await instance.tokenOf(anna), await instance.tokenOf(anna)];
    const [onPhone, onLaptop] = [await listening(phone), await listening(laptop)];
    const answer = await sendGraphql(instance.url, { query: 'mutation { logout { success code msg } }', token: phone });
    expect(answer).toEqual({ data: { logout: { success: true, code: 'SUC_LOGOUT', msg: 'Du bist abgemeldet.' } } });
    expect(await says(phone)).toBe('LOGIN_REQUIRED');
    expect(await onPhone.closed).toBe('4403 LOGIN_REQUIRED');
    expect(await says(laptop)).toBe('data');
    onLaptop.send({ type: 'ping' });
    expect(await onLaptop.receive()).toEqual({ type: 'pong' });
    onLaptop.socket.terminate();
    const until = new Date(testTime + 4 * 3_600_000).toISOString();
    expect(instance.commands.signOuts.splice(0)).toEqual([{ sessionId: await sessionIdOf(phone), until }]);
  });

  it('tells the browser to clear its cached pages; no other response does', async () => {
    const authorization = `Bearer ${await instance.tokenOf(trainer)}`;
    const clearsAfter = async (query: string): Promise<string | null> => {
      const headers = { 'content-type': 'application/json', authorization };
      const answer = await fetch(`${instance.url}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      return answer.headers.get('clear-site-data');
    };
    expect(await clearsAfter(me)).toBeNull();
    expect(await clearsAfter('mutation { logout { code } }')).toBe('"cache"');
    instance.commands.signOuts.splice(0);
  });

  it.each([
    ['by a notice', false],
    ['by a look at the table, where the notice got lost', true],
  ])('in another gateway takes effect %s', async (_, withoutNotice) => {
    const token = await instance.tokenOf(ben);
    const raw = await listening(token);
    await instance.projections.endSession(await sessionIdOf(token), { withoutNotice });
    expect(await raw.closed).toBe('4403 LOGIN_REQUIRED');
    expect(await says(token)).toBe('LOGIN_REQUIRED');
    const again = await rawSocket(instance.url);
    again.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    expect(await again.closed).toBe('4403 LOGIN_REQUIRED');
  });

  it('everywhere returns a token for the caller, and ends every other session', async () => {
    const [mine, other] = [await instance.tokenOf(gast), await instance.tokenOf(gast)];
    const onOther = await listening(other);
    instance.commands.answerWith(async () => {
      const position = await instance.projections.changePerson(gast.personId, { tokenVersion: 1 });
      return { outcome: 'accepted', position, ids: [gast.personId] };
    });
    const { data } = await sendGraphql(instance.url, {
      query: 'mutation { endSessions(password: "platzwart") { code token } }',
      token: mine,
    });
    const { code, token } = v.parse(renewedSchema, data).endSessions;
    expect(code).toBe('SUC_SESSIONS_ENDED');
    expect(await says(token)).toBe('data');
    expect([await says(mine), await says(other)]).toEqual(['LOGIN_REQUIRED', 'LOGIN_REQUIRED']);
    expect(await onOther.closed).toBe('4403 LOGIN_REQUIRED');
    expect(await instance.sessions.verify(token)).toMatchObject({
      sessionId: await sessionIdOf(mine),
      tokenVersion: 1,
    });
    expect(instance.commands.commands.at(-1)).toMatchObject({
      type: 'EndSessions',
      actor: gast.personId,
      data: { password: 'platzwart' },
    });
  });

  it('requires a session', async () => {
    const answers = ['mutation { logout { code } }', 'mutation { endSessions(password: "x") { code } }'].map((query) =>
      sendGraphql(instance.url, { query }),
    );
    expect((await Promise.all(answers)).map(outcomeOf)).toEqual(['LOGIN_REQUIRED', 'LOGIN_REQUIRED']);
  });

  // reliability T15: password changed, password reset, signed out everywhere, deactivated, another role.
  it.each<[string, PersonRow, Partial<Pick<PersonRow, 'active' | 'role' | 'tokenVersion'>>]>([
    ['a newer version of their tokens', trainer, { tokenVersion: 1 }],
    ['a deactivation', trainer, { active: false, tokenVersion: 2 }],
    ['another role', admin, { role: 'MEMBER', tokenVersion: 1 }],
  ])('five open sessions are over with %s', async (_, person, change) => {
    await instance.projections.changePerson(person.personId, { active: true });
    const now = (await instance.readSide.peopleReads.byIds([person.personId])).get(person.personId) ?? person;
    const tokens = await Promise.all(Array.from({ length: 5 }, () => instance.tokenOf(now)));
    const sockets = await Promise.all(tokens.slice(0, 2).map(listening));
    expect(await Promise.all(tokens.map((token) => says(token)))).toEqual(tokens.map(() => 'data'));
    const position = await instance.projections.changePerson(person.personId, change);
    await instance.readSide.watch.waitFor(['people'], position, 2_000);
    expect(await Promise.all(tokens.map((token) => says(token)))).toEqual(tokens.map(() => 'LOGIN_REQUIRED'));
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(sockets.map(() => '4403 LOGIN_REQUIRED'));
  });

  it('does not end a session that began with the change, while the read model does not have the change yet', async () => {
    const ahead = await instance.sessions.open({ personId: ben.personId, tokenVersion: ben.tokenVersion + 1 });
    expect(await says(ahead)).toBe('data');
  });
});
