import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createSessions } from '../core/sessions.ts';
import { eventOf } from '../testing/eventOf.ts';
import { type Instance, testTime, startInstance, sessionSecret } from '../testing/instance.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna, ben, trainer } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';
import { authenticatedSocket, rawSocket } from '../testing/rawSocket.ts';

const today = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15") { position changed { _id } removed } }`;
const since = today.replace('toDate: "2026-06-15"', 'toDate: "2026-06-15", since: "0"');
const subscribe = (id: string, query = today) => ({ id, type: 'subscribe', payload: { query } });

describe('The WebSocket endpoint', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance({ socketsPerPerson: 4 });
    token = await instance.tokenOf(anna);
  });
  afterAll(() => instance.close());

  const init = (authorization: unknown) => ({ type: 'connection_init', payload: { authorization } });

  it('sends changes to the standard client, and stops on request', async () => {
    const client = socketClient(instance.url, token);
    const listening = listen(client, { query: since });
    await listening.untilReceived(1);
    const fresh = booking({ personId: ben.personId });
    const position = await instance.projections.show([fresh]);
    await listening.untilReceived(2);
    const cancelled = await instance.projections.cancel(fresh);
    const frames = await listening.untilReceived(3);
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
  ])('refuses a page of %s', async (origin) => {
    const socket = new WebSocket(`${instance.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin },
    });
    const error = await eventOf(socket, 'error');
    expect(String(error)).toContain('403');
  });

  it('accepts our own page, and in demo mode that of the development server', async () => {
    for (const origin of [instance.url, 'http://localhost:5173']) {
      const { socket } = await rawSocket(instance.url, { headers: { origin } });
      socket.terminate();
    }
    const production = await startInstance({ isDemo: false });
    const socket = new WebSocket(`${production.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin: 'http://localhost:5173' },
    });
    expect(String(await eventOf(socket, 'error'))).toContain('403');
    (await rawSocket(production.url, { headers: { origin: production.url } })).socket.terminate();
    await production.close();
  });

  it('is at /graphql only', async () => {
    const socket = new WebSocket(`${instance.url.replace('http', 'ws')}/`, 'graphql-transport-ws');
    expect(String(await eventOf(socket, 'error'))).toContain('404');
  });

  it('accepts one protocol', async () => {
    const socket = new WebSocket(`${instance.url.replace('http', 'ws')}/graphql`);
    const code = await eventOf(socket, 'close');
    expect(code).toBe(4406);
    const old = new WebSocket(`${instance.url.replace('http', 'ws')}/graphql`, 'graphql-ws');
    expect(String(await eventOf(old, 'error'))).toContain('subprotocol');
  });

  it('waits three seconds for authentication', async () => {
    const started = performance.now();
    const { closed } = await rawSocket(instance.url);
    expect(await closed).toBe('4408 Connection initialisation timeout');
    expect(performance.now() - started).toBeGreaterThan(2900);
  });

  it.each([undefined, null, 1, {}, '', 'Bearer', 'Bearer x.y.z', 'x.y.z'])(
    'refuses the connection with %j',
    async (authorization) => {
      const raw = await rawSocket(instance.url);
      raw.send(init(authorization));
      expect(await raw.closed).toBe('4403 LOGIN_REQUIRED');
    },
  );

  it('accepts one authentication message, and only as the first message', async () => {
    const twice = await authenticatedSocket(instance.url, token);
    twice.send(init(`Bearer ${token}`));
    expect(await twice.closed).toBe('4429 Too many initialisation requests');
    const hasty = await rawSocket(instance.url);
    hasty.send(subscribe('1'));
    expect(await hasty.closed).toBe('4401 Unauthorized');
  });

  it.each(['', 'hello', '{}', '[]', '{"type":"next"}', '{"type":"subscribe","id":"1"}', '{"type":"connection_ack"}'])(
    'closes the connection on "%s"',
    async (message) => {
      const raw = await authenticatedSocket(instance.url, token);
      raw.send(message);
      expect(await raw.closed).toMatch(/^4400/);
    },
  );

  it('closes the connection on bytes and on messages longer than 64 kB', async () => {
    const bytes = await authenticatedSocket(instance.url, token);
    bytes.socket.send(Buffer.from(JSON.stringify(subscribe('1'))), { binary: true });
    expect(await bytes.closed).toMatch(/^4400/);
    const long = await authenticatedSocket(instance.url, token);
    long.send({ ...subscribe('1'), padding: 'x'.repeat(64 * 1024) });
    expect(await long.closed).toMatch(/^1009/);
  });

  it('requires a unique id for each subscription', async () => {
    const raw = await authenticatedSocket(instance.url, token);
    raw.send(subscribe('one'));
    raw.send(subscribe('one'));
    expect(await raw.closed).toBe('4409 Subscriber for one already exists');
    const again = await authenticatedSocket(instance.url, token);
    again.send(subscribe('one'));
    again.send({ id: 'one', type: 'complete' });
    again.send(subscribe('one', since));
    expect(await again.receive()).toMatchObject({ id: 'one', type: 'next' });
    again.socket.terminate();
  });

  it('accepts twenty subscriptions at a time, and refuses one more without closing the connection', async () => {
    const raw = await authenticatedSocket(instance.url, token);
    for (let count = 1; count <= 21; count += 1) raw.send(subscribe(`${count}`));
    expect(await raw.receive()).toMatchObject({ id: '21', type: 'error', payload: [{ message: 'ERR_INVALID_INPUT' }] });
    raw.send({ id: '3', type: 'complete' });
    raw.send(subscribe('22', since));
    expect(await raw.receive()).toMatchObject({ id: '22', type: 'next' });
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
    ['a sport that the club does not have', today.replace('"TENNIS"', '"CURLING"')],
    ['a sport in lower case', today.replace('"TENNIS"', '"tennis"')],
    ['an introspection of a subscription', 'subscription { __schema { types { name } } }'],
    [
      'more aliases than anybody needs',
      today.replace('removed', Array.from({ length: 11 }, (_, n) => `r${n}: removed`).join(' ')),
    ],
  ])('answers %s with a code, and continues', async (_, query) => {
    const raw = await authenticatedSocket(instance.url, token);
    raw.send(subscribe('bad', query));
    const payload = [{ message: 'ERR_INVALID_INPUT', extensions: { code: 'ERR_INVALID_INPUT' } }];
    expect(await raw.receive()).toMatchObject({ id: 'bad', type: 'error', payload });
    raw.send({ type: 'ping' });
    expect(await raw.receive()).toEqual({ type: 'pong' });
    raw.socket.terminate();
  });

  it('accepts an id with any characters', async () => {
    const raw = await authenticatedSocket(instance.url, token);
    const id = 'Ä"\\\n{}';
    raw.send(subscribe(id, since));
    expect(await raw.receive()).toMatchObject({ id, type: 'next' });
    raw.socket.terminate();
  });

  it('limits the open connections of one person', async () => {
    const tokenOfTrainer = await instance.tokenOf(trainer);
    const screens = await Promise.all(
      Array.from({ length: 4 }, () => authenticatedSocket(instance.url, tokenOfTrainer)),
    );
    const fifth = await rawSocket(instance.url);
    fifth.send(init(`Bearer ${tokenOfTrainer}`));
    expect(await fifth.closed).toBe('1013 Too many connections');
    screens[0]?.socket.close();
    await screens[0]?.closed;
    const another = await authenticatedSocket(instance.url, tokenOfTrainer);
    [...screens, another].forEach(({ socket }) => socket.terminate());
  });

  it('closes the connection on too many messages', async () => {
    const raw = await authenticatedSocket(instance.url, token);
    for (let count = 0; count < 301; count += 1) raw.send({ type: 'pong' });
    expect(await raw.closed).toBe('1008 Too many messages');
  });

  it('closes when the session ends', async () => {
    const ending = createSessions(sessionSecret, () => testTime - 4 * 3_600_000 + 1500);
    const raw = await authenticatedSocket(instance.url, await ending.open(anna));
    expect(await raw.closed).toBe('4403 LOGIN_REQUIRED');
  });

  it('closes when the account is deactivated or gets another role, and sends nothing more', async () => {
    const raw = await authenticatedSocket(instance.url, await instance.tokenOf(ben));
    raw.send(subscribe('1', since));
    await raw.receive();
    await instance.projections.changePerson(ben.personId, { role: 'TRAINER' });
    expect(await raw.closed).toBe('4403 LOGIN_REQUIRED');
    const asTrainer = await authenticatedSocket(instance.url, await instance.tokenOf(ben));
    await instance.projections.changePerson(ben.personId, { active: false });
    expect(await asTrainer.closed).toBe('4403 LOGIN_REQUIRED');
    const gone = await rawSocket(instance.url);
    gone.send(init(`Bearer ${await instance.tokenOf(ben)}`));
    expect(await gone.closed).toBe('4403 LOGIN_REQUIRED');
  });

  it('closes its connections when the instance stops', async () => {
    const closing = await startInstance();
    const raw = await authenticatedSocket(closing.url, await closing.tokenOf(anna));
    const closed = closing.close();
    expect(await raw.closed).toBe('1012 Service restart');
    await closed;
  });
});
