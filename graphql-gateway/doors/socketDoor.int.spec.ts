import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sessionsWith } from '../core/sessions.ts';
import { eventOf } from '../testing/eventOf.ts';
import { type House, june, openHouse, sessionSecret } from '../testing/house.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna, ben, trainer } from '../testing/personas.ts';
import { booking } from '../testing/projections.ts';
import { introducedSocket, rawSocket } from '../testing/rawSocket.ts';

const today = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15") { position changed { _id } removed } }`;
const since = today.replace('toDate: "2026-06-15"', 'toDate: "2026-06-15", since: "0"');
const subscribe = (id: string, query = today) => ({ id, type: 'subscribe', payload: { query } });

describe('The WebSocket door', () => {
  let house: House;
  let token: string;
  beforeAll(async () => {
    house = await openHouse({ socketsPerPerson: 4 });
    token = await house.tokenOf(anna);
  });
  afterAll(() => house.close());

  const init = (authorization: unknown) => ({ type: 'connection_init', payload: { authorization } });

  it('tells the stock client what changes, and stops when told', async () => {
    const client = socketClient(house.url, token);
    const listening = listen(client, { query: since });
    await listening.untilHeard(1);
    const fresh = booking({ personId: ben.personId });
    const position = await house.projections.show([fresh]);
    await listening.untilHeard(2);
    const cancelled = await house.projections.cancel(fresh);
    const frames = await listening.untilHeard(3);
    expect(frames.slice(1)).toEqual([
      { data: { courtPlanChanged: { position, changed: [{ _id: fresh.bookingId }], removed: [] } } },
      { data: { courtPlanChanged: { position: cancelled, changed: [], removed: [fresh.bookingId] } } },
    ]);
    listening.stop();
    expect(await listening.ending).toBe('complete');
    await client.dispose();
  });

  it.each([
    'https://evil.example',
    'http://evil.example:4000',
    'null',
    'file://',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://evil.example/http://127.0.0.1',
    'http://user@evil.example',
    'chrome-extension://abcdef',
    'http://127.0.0.2:4000',
    'http://[::2]',
    'about:blank',
    '//127.0.0.1',
    '127.0.0.1',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://platzwart.example',
    'http://0.0.0.0',
    'ws://evil.example',
    '*',
  ])('is shut to a page of %s', async (origin) => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin },
    });
    const error = await eventOf(socket, 'error');
    expect(String(error)).toContain('403');
  });

  it('is open to our own page, and in demo mode to the one of the development server', async () => {
    for (const origin of [house.url, 'http://localhost:5173']) {
      const { socket } = await rawSocket(house.url, { headers: { origin } });
      socket.terminate();
    }
    const production = await openHouse({ isDemo: false });
    const socket = new WebSocket(`${production.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin: 'http://localhost:5173' },
    });
    expect(String(await eventOf(socket, 'error'))).toContain('403');
    (await rawSocket(production.url, { headers: { origin: production.url } })).socket.terminate();
    await production.close();
  });

  it('is at /graphql and nowhere else', async () => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/`, 'graphql-transport-ws');
    expect(String(await eventOf(socket, 'error'))).toContain('404');
  });

  it('speaks one protocol', async () => {
    const socket = new WebSocket(`${house.url.replace('http', 'ws')}/graphql`);
    const code = await eventOf(socket, 'close');
    expect(code).toBe(4406);
    const old = new WebSocket(`${house.url.replace('http', 'ws')}/graphql`, 'graphql-ws');
    expect(String(await eventOf(old, 'error'))).toContain('subprotocol');
  });

  it('waits three seconds for an introduction', async () => {
    const started = performance.now();
    const { closed } = await rawSocket(house.url);
    expect(await closed).toBe('4408 Connection initialisation timeout');
    expect(performance.now() - started).toBeGreaterThan(2900);
  });

  it.each([undefined, null, 1, {}, '', 'Bearer', 'Bearer x.y.z', 'x.y.z'])(
    'lets nobody in with %j',
    async (authorization) => {
      const raw = await rawSocket(house.url);
      raw.say(init(authorization));
      expect(await raw.closed).toBe('4403 LOGIN_REQUIRED');
    },
  );

  it('wants one introduction, and wants it first', async () => {
    const twice = await introducedSocket(house.url, token);
    twice.say(init(`Bearer ${token}`));
    expect(await twice.closed).toBe('4429 Too many initialisation requests');
    const hasty = await rawSocket(house.url);
    hasty.say(subscribe('1'));
    expect(await hasty.closed).toBe('4401 Unauthorized');
  });

  it.each(['', 'hello', '{}', '[]', '{"type":"next"}', '{"type":"subscribe","id":"1"}', '{"type":"connection_ack"}'])(
    'hangs up on "%s"',
    async (message) => {
      const raw = await introducedSocket(house.url, token);
      raw.say(message);
      expect(await raw.closed).toMatch(/^4400/);
    },
  );

  it('hangs up on bytes and on messages longer than 64 kB', async () => {
    const bytes = await introducedSocket(house.url, token);
    bytes.socket.send(Buffer.from(JSON.stringify(subscribe('1'))), { binary: true });
    expect(await bytes.closed).toMatch(/^4400/);
    const long = await introducedSocket(house.url, token);
    long.say({ ...subscribe('1'), padding: 'x'.repeat(64 * 1024) });
    expect(await long.closed).toMatch(/^1009/);
  });

  it('knows each subscription by an id of its own', async () => {
    const raw = await introducedSocket(house.url, token);
    raw.say(subscribe('one'));
    raw.say(subscribe('one'));
    expect(await raw.closed).toBe('4409 Subscriber for one already exists');
    const again = await introducedSocket(house.url, token);
    again.say(subscribe('one'));
    again.say({ id: 'one', type: 'complete' });
    again.say(subscribe('one', since));
    expect(await again.hear()).toMatchObject({ id: 'one', type: 'next' });
    again.socket.terminate();
  });

  it('keeps twenty subscriptions at a time, and refuses one more without hanging up', async () => {
    const raw = await introducedSocket(house.url, token);
    for (let count = 1; count <= 21; count += 1) raw.say(subscribe(`${count}`));
    expect(await raw.hear()).toMatchObject({ id: '21', type: 'error', payload: [{ message: 'ERR_INVALID_INPUT' }] });
    raw.say({ id: '3', type: 'complete' });
    raw.say(subscribe('22', since));
    expect(await raw.hear()).toMatchObject({ id: '22', type: 'next' });
    raw.socket.terminate();
  });

  it.each([
    ['an invalid document', 'subscription { nothing }'],
    ['a query', '{ currentUser { userID } }'],
    ['a mutation', 'mutation { login(data: { credential: "1001", password: "platzwart" }) { token } }'],
    [
      'two fields at once',
      `subscription { a: courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15") { position } b: courtPlanChanged(sport: "HALL", fromDate: "2026-06-15", toDate: "2026-06-15") { position } }`,
    ],
    ['more than 62 days', today.replace('toDate: "2026-06-15"', 'toDate: "2026-12-15"')],
    ['a sport in lower case', today.replace('"TENNIS"', '"tennis"')],
    ['an introspection of a subscription', 'subscription { __schema { types { name } } }'],
    [
      'more aliases than anybody needs',
      today.replace('removed', Array.from({ length: 11 }, (_, n) => `r${n}: removed`).join(' ')),
    ],
  ])('answers %s with a code, and goes on', async (_, query) => {
    const raw = await introducedSocket(house.url, token);
    raw.say(subscribe('bad', query));
    const payload = [{ message: 'ERR_INVALID_INPUT', extensions: { code: 'ERR_INVALID_INPUT' } }];
    expect(await raw.hear()).toMatchObject({ id: 'bad', type: 'error', payload });
    raw.say({ type: 'ping' });
    expect(await raw.hear()).toEqual({ type: 'pong' });
    raw.socket.terminate();
  });

  it('takes an id with any characters', async () => {
    const raw = await introducedSocket(house.url, token);
    const id = 'Ä"\\\n{}';
    raw.say(subscribe(id, since));
    expect(await raw.hear()).toMatchObject({ id, type: 'next' });
    raw.socket.terminate();
  });

  it('lets a person have a few screens at a time', async () => {
    const tokenOfTrainer = await house.tokenOf(trainer);
    const screens = await Promise.all(Array.from({ length: 4 }, () => introducedSocket(house.url, tokenOfTrainer)));
    const fifth = await rawSocket(house.url);
    fifth.say(init(`Bearer ${tokenOfTrainer}`));
    expect(await fifth.closed).toBe('1013 Too many connections');
    screens[0]?.socket.close();
    await screens[0]?.closed;
    const another = await introducedSocket(house.url, tokenOfTrainer);
    [...screens, another].forEach(({ socket }) => socket.terminate());
  });

  it('hangs up on a flood of messages', async () => {
    const raw = await introducedSocket(house.url, token);
    for (let count = 0; count < 301; count += 1) raw.say({ type: 'pong' });
    expect(await raw.closed).toBe('1008 Too many messages');
  });

  it('closes when the session ends', async () => {
    const ending = sessionsWith(sessionSecret, () => june - 4 * 3_600_000 + 1500);
    const raw = await introducedSocket(house.url, await ending.open(anna));
    expect(await raw.closed).toBe('4403 LOGIN_REQUIRED');
  });

  it('closes when the account is deactivated or gets another role, and tells nothing more', async () => {
    const raw = await introducedSocket(house.url, await house.tokenOf(ben));
    raw.say(subscribe('1', since));
    await raw.hear();
    await house.projections.changePerson(ben.personId, { role: 'TRAINER' });
    expect(await raw.closed).toBe('4403 LOGIN_REQUIRED');
    const asTrainer = await introducedSocket(house.url, await house.tokenOf(ben));
    await house.projections.changePerson(ben.personId, { active: false });
    expect(await asTrainer.closed).toBe('4403 LOGIN_REQUIRED');
    const gone = await rawSocket(house.url);
    gone.say(init(`Bearer ${await house.tokenOf(ben)}`));
    expect(await gone.closed).toBe('4403 LOGIN_REQUIRED');
  });

  it('says goodbye when the house closes', async () => {
    const closing = await openHouse();
    const raw = await introducedSocket(closing.url, await closing.tokenOf(anna));
    const closed = closing.close();
    expect(await raw.closed).toBe('1012 Service restart');
    await closed;
  });
});
