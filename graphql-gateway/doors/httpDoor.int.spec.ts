import { connect } from 'node:net';
import type { PersonRow } from '@platzwart/contracts/user';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, outcomeOf, post } from '../testing/ask.ts';
import { type House, openHouse } from '../testing/house.ts';
import { admin, anna } from '../testing/personas.ts';

const harmless = JSON.stringify({ query: '{ generalInfos { displayName } }' });
const refused = { errors: [{ message: 'ERR_INVALID_INPUT', extensions: { code: 'ERR_INVALID_INPUT' } }] };

describe('The HTTP door', () => {
  let house: House;
  let token: string;
  beforeAll(async () => {
    house = await openHouse();
    token = await house.tokenOf(anna);
  });
  afterAll(() => house.close());

  const plain = async (method: string, type: string, body?: string): Promise<Response> =>
    fetch(`${house.url}/graphql${body === undefined ? '?query={generalInfos{displayName}}' : ''}`, {
      method,
      headers: { 'content-type': type },
      ...(body !== undefined && { body }),
    });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('takes no %s', async (method) => {
    const response = await plain(
      method,
      'application/json',
      method === 'GET' || method === 'HEAD' ? undefined : harmless,
    );
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/graphql+json',
    'application/jsonx',
    'text/json',
    '',
  ])('takes nothing that calls itself "%s"', async (type) => {
    const response = await plain('POST', type, harmless);
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual(refused);
  });

  it('takes JSON, with and without a charset', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON']) {
      expect((await plain('POST', type, harmless)).status).toBe(200);
    }
  });

  it.each([99_999, 100_000])('reads a body of %i bytes', async (length) => {
    const response = await post(house.url, harmless.padEnd(length));
    expect([response.status, await response.text()]).toEqual([
      200,
      '{"data":{"generalInfos":{"displayName":"TC Musterstadt"}}}',
    ]);
  });

  it('reads 2 MB from an ADMIN, who may send a list of members, and from nobody else', async () => {
    const statusFor = async (person: PersonRow, length: number): Promise<number> => {
      const authorization = `Bearer ${await house.tokenOf(person)}`;
      return (await post(house.url, harmless.padEnd(length), { authorization })).status;
    };
    // Known and not known yet: twice each.
    for (const person of [admin, admin]) expect(await statusFor(person, 2_000_000)).toBe(200);
    for (const person of [anna, anna]) expect(await statusFor(person, 100_001)).toBe(413);
    expect(await statusFor(admin, 2_000_001)).toBe(413);
  });

  it('does not read a body of more than 100 kB, announced or not', async () => {
    expect((await post(house.url, harmless.padEnd(100_001))).status).toBe(413);
    const { port } = new URL(house.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    for (let chunk = 0; chunk < 11; chunk += 1) socket.write(`2710\r\n${' '.repeat(10_000)}\r\n`);
    const status = await new Promise((resolve) =>
      socket.once('data', (data: Buffer) => resolve(data.toString().slice(9, 12))),
    );
    socket.destroy();
    expect(status).toBe('413');
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{query:1}'],
    ['a batch', `[${harmless},${harmless}]`],
    ['text', '"{ generalInfos { displayName } }"'],
    ['no document', '{}'],
    ['variables that are a list', '{"query":"{ generalInfos { displayName } }","variables":[]}'],
    ['an operation that is not there', '{"query":"query A { generalInfos { displayName } }","operationName":"B"}'],
    [
      'two operations and no choice',
      '{"query":"query A { generalInfos { displayName } } query B { generalInfos { displayName } }"}',
    ],
    ['a typing error, without a hint', '{"query":"{ generalInfo { displayName } }"}'],
    [
      'two calls in one mutation',
      `{"query":"mutation { a: login(data: {credential: \\"1\\", password: \\"1\\"}) { code } b: login(data: {credential: \\"1\\", password: \\"2\\"}) { code } }"}`,
    ],
    [
      'two calls in a fragment',
      `{"query":"mutation { ...f } fragment f on Mutation { login(data: {credential: \\"1\\", password: \\"1\\"}) { code } }"}`,
    ],
  ])('refuses %s', async (_, body) => {
    const before = house.commands.signIns.length;
    const response = await post(house.url, body);
    expect(await response.json()).toEqual(refused);
    expect(house.commands.signIns.length).toBe(before);
  });

  it.each([
    ['eleven aliases', `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: courtPlanPosition`).join(' ')} }`],
    ['eleven aliases of __typename', `{ ${Array.from({ length: 11 }, (_, n) => `a${n}: __typename`).join(' ')} }`],
    ['500 times the same field', `{ generalInfos { ${'email '.repeat(500)} } }`],
    ['six directives', `{ generalInfos { email ${'@include(if: true) '.repeat(6)} } }`],
    [
      'a flood of tokens',
      Array.from({ length: 12 }, (_, n) => `query q${n} { ${'courtPlanPosition '.repeat(50)} }`).join(' '),
    ],
    ['fragments in a circle', '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }'],
  ])('refuses %s', async (_, query) => {
    expect(outcomeOf(await ask(house.url, { query, token }))).toBe('ERR_INVALID_INPUT');
  });

  it('refuses fragments that multiply', async () => {
    const levels = 12;
    const fragments = Array.from({ length: levels }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`);
    const query = `{ ...f0 } ${fragments.join(' ')} fragment f${levels} on Query { bookingInfos { sports } }`;
    expect(outcomeOf(await ask(house.url, { query, token }))).toBe('ERR_INVALID_INPUT');
  });

  it('describes itself in demo mode alone', async () => {
    const asked = JSON.stringify({ query: getIntrospectionQuery() });
    expect((await post(house.url, asked)).status).toBe(200);
    expect(await (await post(house.url, asked)).json()).toHaveProperty('data.__schema.types');
    const production = await openHouse({ isDemo: false });
    expect(await (await post(production.url, asked)).json()).toEqual(refused);
    expect(await (await post(production.url, '{"query":"{ __type(name: \\"User\\") { name } }"}')).json()).toEqual(
      refused,
    );
    await production.close();
  });

  it('lets no page of another origin in, nor remembers anything for it', async () => {
    const preflight = await fetch(`${house.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    const call = await post(house.url, harmless, { origin: 'https://evil.example' });
    for (const { headers } of [preflight, call]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('never says more of a fault of its own than ERR_SERVER', async () => {
    house.commands.answerWith(() => {
      throw new Error('a secret of the house');
    });
    const query = 'mutation ($id: ID!) { cancelBooking(id: $id, category: SINGLE) { code } }';
    const answer = await ask(house.url, { query, variables: { id: crypto.randomUUID() }, token });
    expect(answer).toEqual({
      data: null,
      errors: [{ message: 'ERR_SERVER', path: ['cancelBooking'], extensions: { code: 'ERR_SERVER' } }],
    });
    expect(house.serverErrors.splice(0)).toHaveLength(1);
  });

  it('answers input that no scalar takes with a code alone', async () => {
    const query = 'query ($d: Date!) { bookingsInPeriod(fromDate: $d, toDate: $d, choosenSport: "TENNIS") { _id } }';
    for (const d of ['31.12.2026', 20261231, null, {}, ['2026-06-15', '2026-06-16'], '2026-06-15\u0000']) {
      const answer = await ask(house.url, { query, variables: { d }, token });
      expect(answer).toEqual(refused);
    }
  });

  it('is not confused by names that objects have by nature', async () => {
    const body = `{"query":"query ($id: ID!) { node(id: $id) { id } }","variables":{"id":"x","__proto__":{"id":"y"},"constructor":1},"__proto__":{"query":"{ a }"}}`;
    const response = await post(house.url, body, { authorization: `Bearer ${token}` });
    expect(await response.json()).toEqual({ data: { node: null } });
  });
});
