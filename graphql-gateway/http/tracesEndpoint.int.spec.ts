import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forwardSpans } from '../operations/browserSpans.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna } from '../testing/personas.ts';

const tap = {
  name: 'tap',
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  parentSpanId: null,
  start: 1_781_512_200_000,
  end: 1_781_512_200_120,
};

describe('The endpoint for browser spans', () => {
  let instance: Instance;
  let authorization: string;
  const taken: string[] = [];
  const nowhere = forwardSpans('http://127.0.0.1:9');
  beforeAll(async () => {
    instance = await startInstance({
      forwardSpans: (body) => {
        const areSpans = nowhere(body);
        if (areSpans) taken.push(body.toString('utf8'));
        return areSpans;
      },
    });
    authorization = `Bearer ${await instance.tokenOf(anna)}`;
  });
  afterAll(() => instance.close());

  const hand = async (
    body: unknown,
    headers: Readonly<Record<string, string>> = { authorization },
  ): Promise<number> => {
    const answer = await fetch(`${instance.url}/traces`, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.status;
  };

  it('accepts spans from a signed-in person on one of our pages', async () => {
    expect(await hand([tap])).toBe(204);
    expect(taken.splice(0)).toEqual([JSON.stringify([tap])]);
    expect((await fetch(`${instance.url}/`)).headers.get('server-timing')).toBe('traced');
  });

  const badlyFormed = { headers: () => ({ authorization }), status: 400 };
  it.each([
    ['nobody', [tap], { headers: () => ({}), status: 401 }],
    [
      'a page of somebody else',
      [tap],
      { headers: () => ({ authorization, origin: 'https://evil.example' }), status: 403 },
    ],
    ['a name of its own making', [{ ...tap, name: 'Anna' }], badlyFormed],
    ['more than the times and ids', [{ ...tap, remark: 'for Anna' }], badlyFormed],
    ['ids that are none', [{ ...tap, traceId: 'x' }], badlyFormed],
    ['too many at once', Array.from({ length: 11 }, () => tap), badlyFormed],
    ['too long a text', [{ ...tap, name: 'tap'.repeat(2_000) }], badlyFormed],
  ])('refuses spans of %s', async (_, body, { headers, status }) => {
    expect(await hand(body, headers())).toBe(status);
    expect(taken).toEqual([]);
  });

  it('accepts POST alone, and a limited number of calls per minute', async () => {
    expect((await fetch(`${instance.url}/traces`)).status).toBe(405);
    const statuses = new Set<number>();
    for (let round = 0; round < 61; round += 1)
      (await Promise.all(Array.from({ length: 10 }, () => hand([tap])))).forEach((status) => statuses.add(status));
    expect([...statuses].toSorted()).toEqual([204, 429]);
    taken.length = 0;
  });
});
