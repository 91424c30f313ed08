import { once } from 'node:events';
import { type Server, request } from 'node:http';
import { priceOfBlock } from '@platzwart/contracts/booking';
import { localDate } from '@platzwart/contracts/core';
import { productVersion } from '@platzwart/service-process/product-version';
import { servicePass } from '@platzwart/service-process/service-pass';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandService } from '../commandService.ts';
import { seedDemoClub } from '../demo/seedDemoClub.ts';
import { controllableStore } from '../testing/faultyStore.ts';
import { portOf } from '../testing/portOf.ts';
import { monday10, serviceOnPostgres } from '../testing/serviceOnPostgres.ts';
import { openCommandMetrics } from '../operations/commandMetrics.ts';
import { httpServer } from './httpServer.ts';
import { routesOf } from './routes.ts';

const secret = 'a secret of the specs, long enough';
const between = { secret, issuer: 'graphql-gateway', audience: 'command-service', now: Date.now };
const pass = servicePass(between);
const anything: unknown = expect.any(String);
const sha256: unknown = expect.stringMatching(/^[\da-f]{64}$/);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('The HTTP endpoint of the command-service', () => {
  let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
  let service: CommandService;
  let server: Server;
  let url: string;
  let gate: ReturnType<typeof controllableStore>['gate'];

  beforeAll(async () => {
    club = await serviceOnPostgres();
    const away = controllableStore(club.store);
    gate = away.gate;
    service = await club.open({ store: away.store });
    await seedDemoClub(service, monday10);
    const routes = routesOf(service, openCommandMetrics().registry);
    server = httpServer({ routes, secret, log: quiet }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${portOf(server)}`;
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await club.close();
  });

  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: await pass(), 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: answer };
  };
  const personWith = (memberNumber: string) => service.members.current().state.byNumber.get(memberNumber) ?? null;
  const command = (type: string, data: unknown, differing: object = {}) =>
    post('/commands', {
      type,
      actor: personWith('1001'),
      idempotencyKey: null,
      correlationId: 'spec',
      data,
      ...differing,
    });
  const signInBody = (credential: string) => ({
    credential,
    ...{ password: 'platzwart', secondFactor: null, address: '203.0.113.7', correlationId: 'spec' },
  });
  const invalid = (...fields: readonly string[]) => ({ outcome: 'rejected', code: 'ERR_INVALID_INPUT', fields });

  const block = {
    sport: 'TENNIS',
    date: localDate('2026-07-14'),
    start: '10:00',
    end: '11:00',
    paymentMethod: 'INVOICE',
    remark: null,
  };
  const bookingOn = (court: number, differing: object = {}) => {
    const { rules, sports } = service.club.current().state;
    const [sport] = sports;
    if (!rules || !sport) throw new Error('The demo club has settings');
    const { price } = priceOfBlock(
      { sport, rules },
      { date: block.date, startMinute: 600, endMinute: 660 },
      { role: 'MEMBER', discount: 0 },
    );
    return { bookings: [{ ...block, court, price, ...differing }] };
  };

  const yesterday = () => Date.now() - 86_400_000;
  it.each([
    ['nobody', () => Promise.resolve('')],
    ['the secret itself', () => Promise.resolve(`Bearer ${secret}`)],
    ['a pass that was made with another secret', servicePass({ ...between, secret: `${secret}!` })],
    ['a pass for another service', servicePass({ ...between, audience: 'mail-service' })],
    ['a pass of yesterday', servicePass({ ...between, now: yesterday })],
  ])('rejects %s', async (_, authorize) => {
    const headers = { authorization: await authorize() };
    expect(await post('/commands', {}, headers)).toEqual({
      status: 401,
      body: { outcome: 'rejected', code: 'ERR_NOT_AUTHORIZED', fields: [] },
    });
    expect((await post('/sign-in', signInBody('1001'), headers)).status).toBe(401);
    expect((await post('/sign-out', {}, headers)).status).toBe(401);
  });

  it.each([
    ['another path', () => post('/', {}), 404],
    [
      'a form',
      () => post('/commands', 'type=BookAsUser', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
    ],
    [
      'something that only begins like JSON',
      () => post('/commands', '{}', { 'content-type': 'application/jsonp' }),
      415,
    ],
    ['broken JSON', () => post('/commands', '{"type":'), 400],
    ['more than 4 MB', () => post('/commands', { data: 'x'.repeat(4 * 1024 * 1024) }), 413],
  ])('refuses %s', async (_, send, status) => {
    expect(await send()).toEqual({ status, body: invalid() });
  });

  it('tells where the last event about people is, also after the next one', async () => {
    const lastOfPeople = async () => (await club.store.read('members')).at(-1)?.position;
    const { body } = await post('/people/position', {});
    expect(body).toEqual({ position: await lastOfPeople() });
    const change = { userID: '1001', changes: { phone: '+49 1234 567890' } };
    expect((await command('UpdatePerson', change)).body).toMatchObject({ outcome: 'accepted' });
    expect((await post('/people/position', {})).body).toEqual({ position: await lastOfPeople() });
    expect((await post('/people/position', {})).body).not.toEqual(body);
    expect((await post('/people/position', {}, { authorization: '' })).status).toBe(401);
  });

  it('refuses a body that grows beyond 4 MB without having declared so', async () => {
    const headers = { authorization: await pass(), 'content-type': 'application/json' };
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const growing = request(`${url}/commands`, { method: 'POST', headers }, (response) =>
        resolve(response.statusCode),
      );
      growing.on('error', reject);
      for (let index = 0; index < 50; index += 1) growing.write(Buffer.alloc(100_000, ' '));
      growing.end();
    });
    expect(status).toBe(413);
  });

  it('refuses GET for commands and POST for health', async () => {
    expect((await fetch(`${url}/commands`)).status).toBe(405);
    expect((await post('/health', {})).status).toBe(405);
  });

  it.each([
    ['a type that nobody knows', { type: 'DropEverything' }, ['type']],
    ['a type that only JavaScript knows', { type: 'constructor' }, ['type']],
    ['an actor that is no id', { actor: 'anna' }, ['actor']],
    ['an empty key', { idempotencyKey: '' }, ['idempotencyKey']],
    ['no correlation', { correlationId: undefined }, ['correlationId']],
  ])('refuses %s, and names the field', async (_, differing, fields) => {
    expect(await command('BookAsUser', bookingOn(1), differing)).toEqual({ status: 400, body: invalid(...fields) });
  });

  it('names every invalid input', async () => {
    const wrong = { bookings: [{ ...bookingOn(1).bookings[0], date: '2026-02-30', court: 0 }] };
    expect(await command('BookAsUser', wrong)).toEqual({
      status: 200,
      body: invalid('bookings.0.date', 'bookings.0.court'),
    });
  });

  it('books, repeats the answer for a repetition, and refuses the key for another request', async () => {
    const key = { idempotencyKey: 'key of anna' };
    const first = await command('BookAsUser', bookingOn(1), key);
    expect(first).toMatchObject({
      status: 200,
      body: { outcome: 'accepted', position: anything, ids: [anything] },
    });
    expect(await command('BookAsUser', bookingOn(1), key)).toEqual(first);
    expect(await command('BookAsUser', bookingOn(2), key)).toEqual({ status: 200, body: invalid('Idempotency-Key') });
    expect(await command('BookAsUser', bookingOn(1))).toMatchObject({
      status: 200,
      body: { code: 'ERR_BOOKING_CONFLICT' },
    });
  });

  it('repeats a refusal for the same request, also when the court is free by then', async () => {
    const ben = { actor: personWith('1002') };
    const taken = await command('BookAsUser', bookingOn(3));
    const key = { ...ben, idempotencyKey: 'key of ben' };
    const refused = await command('BookAsUser', bookingOn(3), key);
    expect(refused).toMatchObject({ body: { code: 'ERR_BOOKING_CONFLICT' } });
    const [bookingId] = v.parse(v.object({ ids: v.tuple([v.string()]) }), taken.body).ids;
    const cancelled = await command('CancelBooking', { bookingId, category: 'SINGLE', userID: null, reason: 'Regen' });
    expect(cancelled).toMatchObject({ body: { outcome: 'accepted' } });
    expect(await command('BookAsUser', bookingOn(3), key)).toEqual(refused);
    expect(await command('BookAsUser', bookingOn(3), { ...ben, idempotencyKey: 'a new key' })).toMatchObject({
      body: { outcome: 'accepted' },
    });
  });

  it("stores who, when and why, the reason sealed with the owner's key", async () => {
    const events = await club.store.read('ledger');
    const cancelled = events.findLast(({ type }) => type === 'BookingCancelled');
    const personId = personWith('1001') ?? '';
    const { sealedReason: sealed } = v.parse(v.object({ sealedReason: v.string() }), cancelled?.data);
    expect(await club.vault.unseal([{ personId, sealed }])).toEqual(['Regen']);
    expect(JSON.stringify(cancelled)).not.toContain('Regen');
    expect(cancelled?.metadata).toEqual({
      occurredAt: monday10,
      actor: personWith('1001'),
      role: 'MEMBER',
      correlationId: 'spec',
      causationId: anything,
      idempotencyKey: null,
      requestHash: sha256,
      reason: null,
      schemaVersion: 3,
      previousHash: sha256,
    });
  });

  it('lets only an ADMIN change the club or its people', async () => {
    const rules = service.club.current().state.rules;
    expect(await command('SetBookingRules', rules)).toMatchObject({ body: { code: 'ERR_NOT_AUTHORIZED' } });
    expect(await command('RegisterPerson', {})).toMatchObject({ body: { code: 'ERR_NOT_AUTHORIZED' } });
    const admin = { actor: personWith('100') };
    expect(await command('SetBookingRules', { ...rules, cancellationHours: 12 }, admin)).toMatchObject({
      body: { outcome: 'accepted', ids: ['club'] },
    });
    expect(await command('RegisterPerson', {}, admin)).toMatchObject({ body: { code: 'ERR_INVALID_INPUT' } });
  });

  it('accepts the right password, and refuses all others alike', async () => {
    const answerTo = async (body: object) => (await post('/sign-in', body)).body;
    const refused = { outcome: 'rejected', code: 'ERR_INVALID_CREDENTIALS', retryAfterSeconds: null, attemptsLeft: 4 };
    expect(await answerTo(signInBody('1001'))).toEqual({
      outcome: 'signed-in',
      personId: personWith('1001'),
      tokenVersion: 0,
    });
    expect(await answerTo({ ...signInBody('1001'), password: 'Platzwart' })).toEqual(refused);
    expect(await answerTo(signInBody('4711'))).toEqual(refused);
    expect(await answerTo({ ...signInBody('1001'), password: 'x'.repeat(1_025) })).toEqual(invalid('password'));
  });

  it('ends a session', async () => {
    const session = { sessionId: 'c0000000-0000-4000-8000-000000000001', until: '2026-06-15T12:00:00.000Z' };
    expect(await post('/sign-out', session)).toEqual({ status: 200, body: { outcome: 'accepted' } });
    expect((await club.pool.query('select session_id from vault.ended_sessions')).rows).toEqual([
      { session_id: session.sessionId },
    ]);
    expect((await post('/sign-out', { ...session, sessionId: 'x' })).body).toEqual(invalid('sessionId'));
  });

  it('stores reported uses of sessions', async () => {
    const use = {
      ...{ sessionId: 'c0000000-0000-4000-8000-000000000002', personId: personWith('1001'), tokenVersion: 0 },
      ...{ browser: 'FIREFOX', system: 'LINUX', startedAt: '2026-06-15T08:00:00.000Z' },
      ...{ until: '2026-06-15T12:00:00.000Z', usedAt: '2026-06-15T08:05:00.000Z' },
    };
    expect(await post('/sessions/used', { sessions: [use] })).toEqual({ status: 200, body: { outcome: 'accepted' } });
    expect((await club.pool.query('select session_id, browser from vault.open_sessions')).rows).toEqual([
      { session_id: use.sessionId, browser: 'FIREFOX' },
    ]);
    const strange = { sessions: [{ ...use, browser: 'Mozilla/5.0' }] };
    expect((await post('/sessions/used', strange)).body).toEqual(invalid('sessions.0.browser'));
  });

  it('answers 503 and ERR_DB_CONNECTION while the store is unreachable, and recovers', async () => {
    gate.isAway = true;
    const key = { idempotencyKey: 'key of a bad moment' };
    const away = await command('BookAsUser', bookingOn(5), key);
    expect(away).toEqual({ status: 503, body: { outcome: 'rejected', code: 'ERR_DB_CONNECTION', fields: [] } });
    gate.isAway = false;
    expect(await command('BookAsUser', bookingOn(5), key)).toMatchObject({
      status: 200,
      body: { outcome: 'accepted' },
    });
  });

  it('reports its health to every caller', async () => {
    const response = await fetch(`${url}/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ version: productVersion, status: 'ok', problems: [], remarks: [] });
  });
});
