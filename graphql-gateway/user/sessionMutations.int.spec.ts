import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { PersonRow } from '@platzwart/contracts/user';
import { ask, outcomeOf } from '../testing/ask.ts';
import { type House, june, openHouse } from '../testing/house.ts';
import { admin, anna, ben, gast, trainer } from '../testing/personas.ts';
import { introducedSocket, rawSocket } from '../testing/rawSocket.ts';

const me = '{ currentUser { userID } }';
const subscription = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15", since: "0") { position } }`;
const renewedSchema = v.object({ endSessions: v.object({ code: v.string(), token: v.string() }) });

describe('Signing out', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  const says = async (token: string, query = me): Promise<string> => outcomeOf(await ask(house.url, { query, token }));
  const sessionIdOf = async (token: string): Promise<string> => (await house.sessions.of(token))?.sessionId ?? '';
  const listening = async (token: string) => {
    const raw = await introducedSocket(house.url, token);
    raw.say({ id: '1', type: 'subscribe', payload: { query: subscription } });
    await raw.hear();
    return raw;
  };

  it('here ends this session alone, on every open connection too', async () => {
    const [phone, laptop] = [await house.tokenOf(anna), await house.tokenOf(anna)];
    const [onPhone, onLaptop] = [await listening(phone), await listening(laptop)];
    const answer = await ask(house.url, { query: 'mutation { logout { success code msg } }', token: phone });
    expect(answer).toEqual({ data: { logout: { success: true, code: 'SUC_LOGOUT', msg: 'Du bist abgemeldet.' } } });
    expect(await says(phone)).toBe('LOGIN_REQUIRED');
    expect(await onPhone.closed).toBe('4403 LOGIN_REQUIRED');
    expect(await says(laptop)).toBe('data');
    onLaptop.say({ type: 'ping' });
    expect(await onLaptop.hear()).toEqual({ type: 'pong' });
    onLaptop.socket.terminate();
    const until = new Date(june + 4 * 3_600_000).toISOString();
    expect(house.commands.signOuts.splice(0)).toEqual([{ sessionId: await sessionIdOf(phone), until }]);
  });

  it('tells the browser to forget its pages; no other answer does', async () => {
    const authorization = `Bearer ${await house.tokenOf(trainer)}`;
    const clearsAfter = async (query: string): Promise<string | null> => {
      const headers = { 'content-type': 'application/json', authorization };
      const answer = await fetch(`${house.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
      return answer.headers.get('clear-site-data');
    };
    expect(await clearsAfter(me)).toBeNull();
    expect(await clearsAfter('mutation { logout { code } }')).toBe('"cache"');
    house.commands.signOuts.splice(0);
  });

  it.each([
    ['by a notice', false],
    ['by a look at the table, where the notice got lost', true],
  ])('through another gateway is heard of %s', async (_, quietly) => {
    const token = await house.tokenOf(ben);
    const raw = await listening(token);
    await house.projections.endSession(await sessionIdOf(token), { quietly });
    expect(await raw.closed).toBe('4403 LOGIN_REQUIRED');
    expect(await says(token)).toBe('LOGIN_REQUIRED');
    const again = await rawSocket(house.url);
    again.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    expect(await again.closed).toBe('4403 LOGIN_REQUIRED');
  });

  it('everywhere answers with a token for who did it, and ends every other one', async () => {
    const [mine, other] = [await house.tokenOf(gast), await house.tokenOf(gast)];
    const onOther = await listening(other);
    house.commands.answerWith(async () => {
      const position = await house.projections.changePerson(gast.personId, { tokenVersion: 1 });
      return { outcome: 'accepted', position, ids: [gast.personId] };
    });
    const { data } = await ask(house.url, {
      query: 'mutation { endSessions(password: "platzwart") { code token } }',
      token: mine,
    });
    const { code, token } = v.parse(renewedSchema, data).endSessions;
    expect(code).toBe('SUC_SESSIONS_ENDED');
    expect(await says(token)).toBe('data');
    expect([await says(mine), await says(other)]).toEqual(['LOGIN_REQUIRED', 'LOGIN_REQUIRED']);
    expect(await onOther.closed).toBe('4403 LOGIN_REQUIRED');
    expect(await house.sessions.of(token)).toMatchObject({ sessionId: await sessionIdOf(mine), tokenVersion: 1 });
    expect(house.commands.commands.at(-1)).toMatchObject({
      type: 'EndSessions',
      actor: gast.personId,
      data: { password: 'platzwart' },
    });
  });

  it('needs somebody who is signed in', async () => {
    const answers = ['mutation { logout { code } }', 'mutation { endSessions(password: "x") { code } }'].map((query) =>
      ask(house.url, { query }),
    );
    expect((await Promise.all(answers)).map(outcomeOf)).toEqual(['LOGIN_REQUIRED', 'LOGIN_REQUIRED']);
  });

  // reliability T15: password changed, password reset, signed out everywhere, deactivated, another role.
  it.each<[string, PersonRow, Partial<Pick<PersonRow, 'active' | 'role' | 'tokenVersion'>>]>([
    ['a newer version of their tokens', trainer, { tokenVersion: 1 }],
    ['a deactivation', trainer, { active: false, tokenVersion: 2 }],
    ['another role', admin, { role: 'MEMBER', tokenVersion: 1 }],
  ])('five open sessions are over with %s', async (_, person, change) => {
    await house.projections.changePerson(person.personId, { active: true });
    const now = (await house.readSide.peopleReads.byIds([person.personId])).get(person.personId) ?? person;
    const tokens = await Promise.all(Array.from({ length: 5 }, () => house.tokenOf(now)));
    const sockets = await Promise.all(tokens.slice(0, 2).map(listening));
    expect(await Promise.all(tokens.map((token) => says(token)))).toEqual(tokens.map(() => 'data'));
    const position = await house.projections.changePerson(person.personId, change);
    await house.readSide.watch.waitFor(['people'], position, 2_000);
    expect(await Promise.all(tokens.map((token) => says(token)))).toEqual(tokens.map(() => 'LOGIN_REQUIRED'));
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(sockets.map(() => '4403 LOGIN_REQUIRED'));
  });

  it('does not reach who was let in by what happened just now, and the read model does not know yet', async () => {
    const ahead = await house.sessions.open({ personId: ben.personId, tokenVersion: ben.tokenVersion + 1 });
    expect(await says(ahead)).toBe('data');
  });
});
