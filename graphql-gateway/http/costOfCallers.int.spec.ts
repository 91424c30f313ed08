import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { poolOn } from '../../tests/support/poolOn.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna, ben } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';
import { post } from '../testing/sendGraphql.ts';

const document = `query ($from: Date!, $to: Date! = "2026-06-15") {
  bookingsInPeriod(fromDate: $from, toDate: $to, choosenSport: "TENNIS") { _id court } }`;
const day = { from: '2026-06-15', to: '2026-06-15' };

describe('What a request costs others', () => {
  let instance: Instance;
  let reads = 0;
  const tokens = { anna: '', ben: '' };
  beforeAll(async () => {
    const hearStatement = (text: string): void => {
      if (text.includes('from bookings.bookings')) reads += 1;
    };
    instance = await startInstance({ hearStatement });
    [tokens.anna, tokens.ben] = [await instance.tokenOf(anna), await instance.tokenOf(ben)];
  });
  afterAll(() => instance.close());
  beforeEach(() => {
    instance.readSide.responseCache.invalidate('bookings', null);
    reads = 0;
  });
  const ask = async (token: string, body: object): Promise<unknown> =>
    (await post(instance.url, JSON.stringify(body), { authorization: `Bearer ${token}` })).json();

  it('is one read for all ways to write the same, whatever members and variables it has besides', async () => {
    const written = [
      { query: document, variables: day },
      { query: document, variables: day, padding: 'x'.repeat(1_000) },
      { variables: { ...day, another: 'y' }, query: document },
      { query: document, variables: { to: day.to, from: day.from }, extensions: { another: 'z' } },
    ];
    const answers = [];
    for (const body of [...written, ...written]) answers.push(await ask(tokens.anna, body));
    expect(answers).toEqual(answers.map(() => ({ data: { bookingsInPeriod: [] } })));
    expect(reads).toBe(1);
  });

  it('tells a variable that is missing from one that is null', async () => {
    expect(await ask(tokens.anna, { query: document, variables: { from: day.from } })).toHaveProperty('data');
    expect(await ask(tokens.anna, { query: document, variables: { ...day, to: null } })).toHaveProperty('errors');
  });

  it('is no wait for what forty wide queries of another person still have to read', async () => {
    const wide = Array.from({ length: 40 }, (_, number) => ({
      query: document,
      variables: { from: '2026-06-01', to: `2026-07-${String(1 + (number % 31)).padStart(2, '0')}` },
      operationName: null,
    }));
    const distinct = wide.map((body, number) => ({ ...body, query: `${document} # ${number}` }));
    // While the table is locked every read that has begun waits.
    const pool = poolOn(instance.databaseUrl, 1);
    const lock = await pool.connect();
    await lock.query('begin; lock table bookings.bookings in access exclusive mode');
    const ofBen = distinct.map((body) => ask(tokens.ben, body));
    while (reads < 4) await pause(10);
    const ofAnna = ask(tokens.anna, { query: document, variables: day });
    while (reads < 5) await pause(10);
    await pause(300);
    expect(reads).toBe(5);
    await lock.query('commit');
    lock.release();
    await pool.end();
    await Promise.all([ofAnna, ...ofBen]);
    expect(reads).toBe(41);
  });

  it('is spent: who has read much waits for what is read next, and nobody else does', async () => {
    const title = 'x'.repeat(200_000);
    const sixBlocks = Array.from({ length: 6 }, (_, number) =>
      booking({ category: 'BLOCK', title, court: number + 1 }),
    );
    const shown = await instance.projections.show(sixBlocks);
    await instance.readSide.watch.waitFor(['bookings'], shown, 5_000);
    const withTitles = document.replace('_id court', '_id title');
    const millisecondsOf = async (token: string, salt: string): Promise<number> => {
      const began = performance.now();
      expect(await ask(token, { query: `${withTitles} # ${salt}`, variables: day })).toHaveProperty('data');
      return performance.now() - began;
    };
    const firstBegan = performance.now();
    await millisecondsOf(tokens.ben, 'first');
    const [second, ofAnna] = await Promise.all([
      millisecondsOf(tokens.ben, 'second'),
      millisecondsOf(tokens.anna, 'another'),
    ]);
    // 1.2 MB were read: 200 kB more than the budget, which are regained in half a second from the first read on.
    expect(performance.now() - firstBegan).toBeGreaterThan(400);
    expect(ofAnna).toBeLessThan(second);
  });
});
