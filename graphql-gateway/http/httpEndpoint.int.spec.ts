import { connect } from 'node:net';
import type { PersonRow } from '@platzwart/contracts/user';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql, outcomeOf, post } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna } from '../testing/personas.ts';

const harmless = JSON.stringify({ query: '{ generalInfos { displayName } }' });
const refused = { errors: [{ message: 'ERR_INVALID_INPUT', extensions: { code: 'ERR_INVALID_INPUT' } }] };

describe('The HTTP endpoint', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(anna);
  });
  afterAll(() => instance.close());

  const plain = async (method: string, type: string, body?: string): Promise<Response> =>
    fetch(`${instance.url}/graphql${body === undefined ? '?query={generalInfos{displayName}}' : ''}`, {
      method,
      headers: { 'content-type': type },
      ...(body !== undefined && { body }),
    });

  it('tells browsers to come by TLS always, on every answer, whatever the proxy says, and only in production', async () => {
    const production = await startInstance({ isDemo: false });
    const headerOf = async ({ url }: Instance, path: string) =>
      (await fetch(`${url}${path}`)).headers.get('strict-transport-security');
    for (const path of ['/graphql', '/health', '/missing.png', '/webhooks/stripe', '/kiosk-plan/x', '/calendar/x.ics'])
      expect(await headerOf(production, path), path).toBe('max-age=63072000; includeSubDomains');
    expect(await headerOf(instance, '/graphql')).toBeNull();
    await production.close();
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses the method %s', async (method) => {
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
  ])('refuses the content type "%s"', async (type) => {
    const response = await plain('POST', type, harmless);
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual(refused);
  });

  it('accepts JSON, with and without a charset', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON']) {
      expect((await plain('POST', type, harmless)).status).toBe(200);
    }
  });

  it.each([99_999, 100_000])('accepts a body of %i bytes', async (length) => {
    const response = await post(instance.url, harmless.padEnd(length));
    expect([response.status, await response.text()]).toEqual([
      200,
      '{"data":{"generalInfos":{"displayName":"TC Musterstadt"}}}',
    ]);
  });

  it('accepts a body of 2 MB from an ADMIN, who may send a list of members, and from no other caller', async () => {
    const statusFor = async (person: PersonRow, length: number): Promise<number> => {
      const authorization = `Bearer ${await instance.tokenOf(person)}`;
      return (await post(instance.url, harmless.padEnd(length), { authorization })).status;
    };
    // Cached and not cached yet: twice each.
    for (const person of [admin, admin]) expect(await statusFor(person, 2_000_000)).toBe(200);
    for (const person of [anna, anna]) expect(await statusFor(person, 100_001)).toBe(413);
    expect(await statusFor(admin, 2_000_001)).toBe(413);
  });

  it('answers who may not call before it looks at the input, and a long list in a line', async () => {
    const query = 'mutation($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { success } }';
    const body = JSON.stringify({ query, variables: { bookings: Array.from({ length: 32_000 }, () => ({})) } });
    expect(await (await post(instance.url, body)).json()).toMatchObject({
      errors: [{ message: 'LOGIN_REQUIRED', path: ['bookAsUser'] }],
      data: null,
    });
    const answer = await (await post(instance.url, body, { authorization: `Bearer ${token}` })).text();
    expect(JSON.parse(answer)).toMatchObject({
      errors: [{ message: 'ERR_INVALID_INPUT', extensions: { fields: ['bookings'] } }],
    });
    expect(answer.length).toBeLessThan(1_000);
  });

  it('refuses a body of more than 100 kB without reading it, with or without a Content-Length', async () => {
    expect((await post(instance.url, harmless.padEnd(100_001))).status).toBe(413);
    const { port } = new URL(instance.url);
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
    const before = instance.commands.signIns.length;
    const response = await post(instance.url, body);
    expect(await response.json()).toEqual(refused);
    expect(instance.commands.signIns.length).toBe(before);
  });

  // https://graphql.github.io/graphql-over-http/draft/#sec-application-json
  it.each([
    ['no JSON', '{query:1}', 400],
    ['nothing', '', 400],
    ['a batch', `[${harmless}]`, 400],
    ['no document', '{"variables":{}}', 400],
    ['a document that is no text', '{"query":{}}', 400],
    ['an operation name that is no text', '{"query":"{ generalInfos { displayName } }","operationName":7}', 400],
    ['variables that are a text', '{"query":"{ generalInfos { displayName } }","variables":"{}"}', 400],
    ['extensions that are a text', '{"query":"{ generalInfos { displayName } }","extensions":"{}"}', 400],
    ['a document that cannot be parsed', '{"query":"{"}', 200],
    ['a document with a typing error', '{"query":"{ generalInfo { displayName } }"}', 200],
  ])('answers %s with the code, and with the status that the protocol names', async (_, body, status) => {
    const response = await post(instance.url, body);
    expect([response.status, await response.json()]).toEqual([status, refused]);
  });

  it('answers an idempotency key of another form with 400', async () => {
    const response = await post(instance.url, '{"query":"{ courtPlanPosition }"}', { 'idempotency-key': 'short' });
    expect([response.status, await response.json()]).toEqual([400, refused]);
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
    expect(outcomeOf(await sendGraphql(instance.url, { query, token }))).toBe('ERR_INVALID_INPUT');
  });

  it('refuses fragments that multiply the selected fields', async () => {
    const levels = 12;
    const fragments = Array.from({ length: levels }, (_, n) => `fragment f${n} on Query { ...f${n + 1} ...f${n + 1} }`);
    const query = `{ ...f0 } ${fragments.join(' ')} fragment f${levels} on Query { bookingInfos { sports } }`;
    expect(outcomeOf(await sendGraphql(instance.url, { query, token }))).toBe('ERR_INVALID_INPUT');
  });

  it('answers introspection in demo mode alone', async () => {
    const introspection = JSON.stringify({ query: getIntrospectionQuery() });
    expect((await post(instance.url, introspection)).status).toBe(200);
    expect(await (await post(instance.url, introspection)).json()).toHaveProperty('data.__schema.types');
    const production = await startInstance({ isDemo: false });
    expect(await (await post(production.url, introspection)).json()).toEqual(refused);
    expect(await (await post(production.url, '{"query":"{ __type(name: \\"User\\") { name } }"}')).json()).toEqual(
      refused,
    );
    await production.close();
  });

  it('refuses pages of another origin, and caches nothing for them', async () => {
    const preflight = await fetch(`${instance.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    const call = await post(instance.url, harmless, { origin: 'https://evil.example' });
    for (const { headers } of [preflight, call]) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('reports its own errors only as ERR_SERVER, with the id under which the log has the reason', async () => {
    instance.commands.answerWith(() => {
      throw new Error('a secret of the instance');
    });
    const query = 'mutation ($id: ID!) { cancelBooking(id: $id, category: SINGLE) { code } }';
    const answer = await sendGraphql(instance.url, { query, variables: { id: crypto.randomUUID() }, token });
    expect(answer).toEqual({
      data: null,
      errors: [
        {
          message: 'ERR_SERVER',
          path: ['cancelBooking'],
          extensions: { code: 'ERR_SERVER', correlationId: instance.commands.commands.at(-1)?.correlationId },
        },
      ],
    });
    expect(instance.serverErrors.splice(0)).toHaveLength(1);
  });

  it('answers input that no scalar accepts with a code and the path of the input, not with what was sent', async () => {
    const query = 'query ($d: Date!) { bookingsInPeriod(fromDate: $d, toDate: $d, choosenSport: "TENNIS") { _id } }';
    for (const d of ['31.12.2026', 20261231, null, {}, ['2026-06-15', '2026-06-16'], '2026-06-15\u0000']) {
      const answer = await sendGraphql(instance.url, { query, variables: { d }, token });
      expect(answer).toEqual({
        errors: [
          { message: 'ERR_INVALID_INPUT', extensions: { code: 'ERR_INVALID_INPUT', field: 'd', fields: ['d'] } },
        ],
      });
    }
  });

  it('handles names that every JavaScript object inherits', async () => {
    const body = `{"query":"query ($id: ID!) { node(id: $id) { id } }","variables":{"id":"x","__proto__":{"id":"y"},"constructor":1},"__proto__":{"query":"{ a }"}}`;
    const response = await post(instance.url, body, { authorization: `Bearer ${token}` });
    expect(await response.json()).toEqual({ data: { node: null } });
  });
});
