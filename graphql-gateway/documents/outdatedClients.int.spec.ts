import { randomUUID } from 'node:crypto';
import earlierOperations from '@platzwart/contracts/earlier-operations.json' with { type: 'json' };
import { cents } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking } from '../testing/exampleRows.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna } from '../testing/personas.ts';
import { post, sendGraphql } from '../testing/sendGraphql.ts';

const earlier = Object.entries(earlierOperations).map(([id, query]) => ({ id, query }));
const named = (start: string) => earlier.filter(({ query }) => query.startsWith(start));

const block = {
  ...{ sport: 'TENNIS', date: '2026-06-18', start: '18:00', end: '19:00' },
  ...{ court: 2, price: 1200, paymentMethod: 'INVOICE' },
};
const day = { sport: 'TENNIS', date: '2026-06-15', fromDate: '2026-06-15', toDate: '2026-06-15', since: '0' };
const outdated = { errors: [{ message: 'CLIENT_OUTDATED', extensions: { code: 'CLIENT_OUTDATED' } }] };
const foreign = 'query useClubInfosQuery { generalInfos { displayName } }';

describe('A gateway in production, asked by a tab of an earlier release', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    const documents = { published: new Map(Object.entries(earlierOperations)), onlyPublished: true };
    instance = await startInstance({ isDemo: false, documents });
    token = await instance.tokenOf(anna);
  });
  afterAll(() => instance.close());

  it.each(named('mutation useBookCourtsMutation'))('books what its member orders: $id', async ({ query }) => {
    const row = booking({ personId: anna.personId, court: 2, price: cents(1200) });
    instance.commands.answerWith(async () => ({
      ...{ outcome: 'accepted', position: await instance.projections.show([row]) },
      ids: [randomUUID(), row.bookingId],
    }));
    const { data, errors } = await sendGraphql(instance.url, { query, variables: { bookings: [block] }, token });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ bookAsUser: { bookings: [{ court: 2, start: '18:00', price: 1200 }] } });
  });

  it.each(named('subscription '))('keeps its plan live: $id', async ({ query }) => {
    const client = socketClient(instance.url, token);
    const listener = listen(client, { query, variables: day });
    expect(await listener.untilReceived(1)).toMatchObject([{ data: { courtPlanChanged: {} } }]);
    listener.stop();
    await client.dispose();
  });

  it('answers an operation that it does not know with CLIENT_OUTDATED, over HTTP and in a subscription, and counts it', async () => {
    const { refusals } = instance.gateway.counters;
    const before = refusals.get('CLIENT_OUTDATED') ?? 0;
    const response = await post(instance.url, JSON.stringify({ query: foreign, variables: {} }));
    expect([response.status, await response.json()]).toEqual([200, outdated]);
    const client = socketClient(instance.url, token);
    expect(await listen(client, { query: 'subscription gone { planChanged { position } }' }).ending).toBe(
      'CLIENT_OUTDATED',
    );
    await client.dispose();
    expect(refusals.get('CLIENT_OUTDATED')).toBe(before + 2);
  });

  it('still says of a request that is none what is wrong with it', async () => {
    for (const query of ['{', 'hello']) {
      const response = await post(instance.url, JSON.stringify({ query }));
      expect(await response.json()).toMatchObject({ errors: [{ message: 'ERR_INVALID_INPUT' }] });
    }
    expect((await post(instance.url, '{"variables":{}}')).status).toBe(400);
  });
});
