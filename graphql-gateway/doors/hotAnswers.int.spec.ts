import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callers, isNobody, tokenOf } from '../testing/callers.ts';
import { type House, openHouse } from '../testing/house.ts';
import { admin, anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/projections.ts';

type Asked = Readonly<{ method?: string; headers?: Readonly<Record<string, string>>; body?: string }>;
type Answered = Readonly<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>;

const planOf = (fields: string): string =>
  JSON.stringify({
    query: `{ bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS") { ${fields} } }`,
  });
const plan = planOf('id _id court start end title');

describe('An answer that lies ready', () => {
  let house: House;
  let token = '';
  beforeAll(async () => {
    house = await openHouse();
    token = await house.tokenOf(anna);
    const rows = Array.from({ length: 20 }, (_, court) => booking({ court, personId: anna.personId }));
    const shown = await house.projections.show([...rows, booking({ title: 'Nur für ADMIN' })]);
    await house.readSide.watch.waitFor(['bookings'], shown, 5000);
    expect(String((await ask()).bytes)).toContain('"bookingsInPeriod":[{');
  });
  afterAll(() => house.close());

  /** Without any header that is not named: fetch would ask for encodings by itself. */
  const ask = ({ method = 'POST', headers = {}, body = plan }: Asked = {}): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const all = { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers };
      const call = request(`${house.url}/graphql`, { method, headers: all }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      });
      call.on('error', reject).end(method === 'POST' ? body : undefined);
    });

  it.each(['GET', 'PUT', 'OPTIONS', 'DELETE'])('is not for %s', async (method) => {
    expect((await ask({ method })).status).toBe(405);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])('is not for %s', async (type) => {
    expect((await ask({ headers: { 'content-type': type } })).status).toBe(415);
  });

  it.each(callers.filter(isNobody))('is not for the caller "%s"', async (caller) => {
    const theirs = await tokenOf(house, caller);
    const { bytes } = await ask({ headers: { authorization: theirs === undefined ? '' : `Bearer ${theirs}` } });
    expect(JSON.parse(String(bytes))).toMatchObject({ errors: [{ message: 'LOGIN_REQUIRED' }] });
  });

  it.each(['{token}', 'bearer {token}', 'Bearer  {token}', 'Bearer {token} ', 'Bearer {token}x', 'Basic {token}'])(
    'is not for who says "%s"',
    async (form) => {
      // Spaces around a header's value are no part of it.
      const { bytes } = await ask({ headers: { authorization: form.replace('{token}', token) } });
      expect(String(bytes).includes('LOGIN_REQUIRED')).toBe(form.trim() !== 'Bearer {token}');
    },
  );

  it('is another one for another audience, however it is asked for', async () => {
    for (const encoding of ['', 'br', 'gzip']) {
      const headers = { authorization: `Bearer ${await house.tokenOf(admin)}`, 'accept-encoding': encoding };
      expect(textOf(await ask({ headers }))).toContain('Nur für ADMIN');
      expect(textOf(await ask({ headers: { 'accept-encoding': encoding } }))).not.toContain('Nur für ADMIN');
    }
  });

  const textOf = ({ headers, bytes }: Answered): string => {
    if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
    return headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString();
  };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
    ['', undefined],
  ])('goes to who takes "%s" in the encoding %s, with every other header as before', async (accepted, encoding) => {
    const { headers: usual, bytes } = await ask();
    for (const time of ['when it is made', 'when it is kept']) {
      const answer = await ask({ headers: { 'accept-encoding': accepted } });
      expect([answer.headers['content-encoding'], textOf(answer)], time).toEqual([encoding, bytes.toString()]);
      expect(answer.headers['vary']).toBe(encoding && 'accept-encoding');
      expect(Number(answer.headers['content-length'])).toBe(answer.bytes.length);
      if (encoding) expect(answer.bytes.length).toBeLessThan(bytes.length / 2);
      for (const name of ['cache-control', 'content-security-policy', 'x-content-type-options'])
        expect(answer.headers[name]).toBe(usual[name]);
    }
  });

  it('stays as it is where it is short', async () => {
    const body = JSON.stringify({ query: '{ generalInfos { displayName } }' });
    expect((await ask({ body, headers: { 'accept-encoding': 'br' } })).headers['content-encoding']).toBeUndefined();
  });

  it('never shrinks where it is for one person alone: its length would tell of its content', async () => {
    const headers = { 'accept-encoding': 'br', authorization: `Bearer ${await house.tokenOf(ben)}` };
    const personal = await ask({ body: planOf('id _id court start end title mine'), headers });
    expect(personal.bytes.length).toBeGreaterThan(1000);
    expect(personal.headers['content-encoding']).toBeUndefined();
  });
});
