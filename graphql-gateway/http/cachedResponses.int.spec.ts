import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callers, isAnonymous, tokenOf } from '../testing/callers.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';

type RequestInput = Readonly<{ method?: string; headers?: Readonly<Record<string, string>>; body?: string }>;
type ReceivedResponse = Readonly<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>;

const planOf = (fields: string): string =>
  JSON.stringify({
    query: `{ bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS") { ${fields} } }`,
  });
const plan = planOf('id _id court start end title');

describe('A cached response', () => {
  let instance: Instance;
  let token = '';
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(anna);
    const rows = Array.from({ length: 20 }, (_, court) => booking({ court, personId: anna.personId }));
    const shown = await instance.projections.show([...rows, booking({ title: 'Nur für ADMIN' })]);
    await instance.readSide.watch.waitFor(['bookings'], shown, 5000);
    expect(String((await send()).bytes)).toContain('"bookingsInPeriod":[{');
  });
  afterAll(() => instance.close());

  /** Without any header that is not named: fetch would add accept-encoding by itself. */
  const send = ({ method = 'POST', headers = {}, body = plan }: RequestInput = {}): Promise<ReceivedResponse> =>
    new Promise((resolve, reject) => {
      const all = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers };
      const call = request(`${instance.url}/graphql`, { method, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject).end(method === 'POST' ? body : undefined);
    });

  it.each(['GET', 'PUT', 'OPTIONS', 'DELETE'])('is not sent for the method %s', async (method) => {
    expect((await send({ method })).status).toBe(405);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])(
    'is not sent for %s',
    async (type) => {
      expect((await send({ headers: { 'content-type': type } })).status).toBe(415);
    },
  );

  it.each(callers.filter(isAnonymous))('is not sent to the anonymous caller "%s"', async (caller) => {
    const theirs = await tokenOf(instance, caller);
    const { bytes } = await send({ headers: { authorization: theirs === undefined ? '' : `Bearer ${theirs}` } });
    expect(JSON.parse(String(bytes))).toMatchObject({ errors: [{ message: 'LOGIN_REQUIRED' }] });
  });

  it.each(['{token}', 'bearer {token}', 'Bearer  {token}', 'Bearer {token} ', 'Bearer {token}x', 'Basic {token}'])(
    'is not sent to a caller with "%s"',
    async (form) => {
      // Spaces around a header's value do not belong to the value.
      const { bytes } = await send({ headers: { authorization: form.replace('{token}', token) } });
      expect(String(bytes).includes('LOGIN_REQUIRED')).toBe(form.trim() !== 'Bearer {token}');
    },
  );

  it('differs between audiences, regardless of the form of the request', async () => {
    for (const encoding of ['', 'br', 'gzip']) {
      const headers = { authorization: `Bearer ${await instance.tokenOf(admin)}`, 'accept-encoding': encoding };
      expect(textOf(await send({ headers }))).toContain('Nur für ADMIN');
      expect(textOf(await send({ headers: { 'accept-encoding': encoding } }))).not.toContain('Nur für ADMIN');
    }
  });

  const textOf = ({ headers, bytes }: ReceivedResponse): string => {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
    return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
  };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
    ['', undefined],
  ])('is sent for "%s" in the encoding %s, with all other headers unchanged', async (accepted, encoding) => {
    const { headers: usual, bytes } = await send();
    for (const time of ['when it is made', 'when it is kept']) {
      const answer = await send({ headers: { 'accept-encoding': accepted } });
      expect([answer.headers['content-encoding'], textOf(answer)], time).toEqual([encoding, bytes.toString()]);
      expect(answer.headers['vary']).toBe(encoding && 'accept-encoding');
      expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
      if (encoding) expect(answer.bytes.length).toBeLessThan(bytes.length / 2);
      for (const name of ['cache-control', 'content-security-policy', 'x-content-type-options'])
        expect(answer.headers[name]).toBe(usual[name]);
    }
  });

  it('is not compressed where it is short', async () => {
    const body = JSON.stringify({ query: '{ generalInfos { displayName } }' });
    expect((await send({ body, headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBeUndefined();
  });

  it('is never compressed where it is for one person alone, because its length would reveal its content', async () => {
    const headers = { 'accept-encoding': 'br', authorization: `Bearer ${await instance.tokenOf(ben)}` };
    const personal = await send({ body: planOf('id _id court start end title mine'), headers });
    expect(personal.bytes.length).toBeGreaterThan(1000);
    expect(personal.headers['content-encoding']).toBeUndefined();
  });
});
