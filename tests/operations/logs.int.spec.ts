import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFromToday } from '../support/clubDays.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';
import { clubIn } from '../support/runningClub.ts';
import { type TestInstance, clearAway, newTestInstance, startTestInstance, untilOpen } from './startedInstance.ts';
import type { Program } from './program.ts';

const remark = 'Kanarienvogel mit Ballmaschine';
const wrongPassword = 'Kanarienwort-falsch';
const stranger = 'kanarienmensch@beispiel.example';
const date = dayFromToday(80);

let testInstance: TestInstance;
let instance: Program;
let token: string;

beforeAll(async () => {
  testInstance = await newTestInstance();
  instance = startTestInstance(testInstance, { LOG_LEVEL: 'debug' });
  await untilOpen(instance);
  token = await signIn(testInstance.url, 'anna@platzwart.example');
});
afterAll(async () => {
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
  await clearAway(testInstance);
});

const services = ['graphql-gateway', 'command-service', 'projection-service', 'mail-service'];
const logOf = (service: string): string => readFileSync(join(testInstance.folder, 'logs', `${service}.log`), 'utf8');

const signInLineSchema = v.object({
  msg: v.optional(v.string()),
  personId: v.optional(v.string()),
  code: v.optional(v.string()),
  correlationId: v.optional(v.string()),
});

const secretsSchema = v.record(v.string(), v.string());
const secrets = (): readonly string[] =>
  Object.values(v.parse(secretsSchema, JSON.parse(readFileSync(join(testInstance.folder, 'secrets.json'), 'utf8'))));

const book = async (hour: number): Promise<readonly string[]> => {
  const price = await hallPrice({ url: testInstance.url, token }, date);
  const slot = { ...hallHour({ date, court: 1, hour, price }), paymentMethod: 'INVOICE', remark };
  const query = 'mutation ($bookings: [UserBookingInput!]!) { bookAsUser(bookings: $bookings) { bookings { _id } } }';
  const idempotencyKey = randomUUID();
  const { errors } = await callGraphql(testInstance.url, {
    query,
    variables: { bookings: [slot] },
    token,
    idempotencyKey,
  });
  return (errors ?? []).map(({ message }) => message);
};

/** Several failed calls of a member, and a successful one. */
const wholeSession = async (): Promise<void> => {
  expect(await book(7)).toEqual([]);
  expect(await book(7)).toEqual(['ERR_BOOKING_CONFLICT']);
  for (const credential of ['anna@platzwart.example', '1001', stranger])
    await expect(signIn(testInstance.url, credential, wrongPassword)).rejects.toThrow('ERR_INVALID_CREDENTIALS');
  const post = (body: string) =>
    fetch(`${testInstance.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
  await post(`{"query":"mutation { login(data: {credential: \\"${stranger}\\", password: ${wrongPassword}`);
  await post(JSON.stringify({ query: `{ ${stranger} }`, operationName: remark }));
  await post(JSON.stringify({ query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: remark } }));
};

const correlationOf = async (): Promise<string> => {
  const client = new pg.Client({ connectionString: (await clubIn(testInstance.folder)).databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select metadata->>'correlationId' as id from event_store.events where type = 'CourtBooked' order by position desc limit 1`,
    );
    return rows[0]?.id ?? 'no event';
  } finally {
    await client.end();
  }
};

describe('The logs of a booking and of failed logins, at debug level', () => {
  it('contain no personal data and no secret', async () => {
    await wholeSession();
    await expect.poll(() => logOf('graphql-gateway')).toContain('"operation":"login"');
    const all = services.map(logOf).join('\n');
    const canaries = [remark, wrongPassword, stranger, token, ...secrets(), 'Bearer ', 'anna@', 'Anna', 'postgres://'];
    expect(canaries.filter((canary) => all.includes(canary))).toEqual([]);
    expect(instance.output()).not.toContain(token);
    for (const service of services) expect(logOf(service).split('\n').length).toBeGreaterThan(3);
  });

  it('record each sign-in, successful or refused, by ids and codes', async () => {
    // A service's output reaches its file a moment after the answer reaches the client; the last line may be half written.
    const linesOf = (wanted: string) =>
      logOf('command-service')
        .split('\n')
        .slice(0, -1)
        .map((line) => v.parse(signInLineSchema, JSON.parse(line)))
        .filter(({ msg }) => msg === wanted);
    const refused = () => linesOf('sign-in refused');
    await expect.poll(() => refused().map(({ code }) => code)).toEqual(Array(3).fill('ERR_INVALID_CREDENTIALS'));
    const inside = linesOf('signed in');
    expect(inside.map(({ personId }) => personId)).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
    for (const { correlationId } of [...inside, ...refused()])
      await expect.poll(() => logOf('graphql-gateway')).toContain(correlationId);
  });

  it('record refused access, by code, operation and person', async () => {
    await callGraphql(testInstance.url, { query: '{ invoices { _id } }', token });
    await expect.poll(() => logOf('graphql-gateway')).toMatch(/"code":"ERR_NOT_AUTHORIZED".*"msg":"access refused"/);
  });

  it('are for the account of the instance alone', () => {
    const modeOf = (path: string): string => (statSync(join(testInstance.folder, path)).mode & 0o777).toString(8);
    expect([modeOf('logs'), ...services.map((service) => modeOf(`logs/${service}.log`))]).toEqual([
      '700',
      ...services.map(() => '600'),
    ]);
  });

  it('are JSON lines in which one correlation id connects gateway, event and read models', async () => {
    expect(await book(8)).toEqual([]);
    const id = await correlationOf();
    expect(id).toMatch(/^[\da-f-]{36}$/);
    for (const service of services) {
      // The mail-service may still be rendering the invoices of the demo club.
      await expect.poll(() => logOf(service)).toContain(id);
      const lines = logOf(service).split('\n').slice(0, -1);
      for (const line of lines) expect(JSON.parse(line)).toMatchObject({ name: service });
    }
  });
});
