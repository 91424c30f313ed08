import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RefusedAccess } from '../operations/refusalLog.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna } from '../testing/personas.ts';
import { rawSocket } from '../testing/rawSocket.ts';
import { sendGraphql } from '../testing/sendGraphql.ts';

describe('Refused access is reported, by ids,', () => {
  const reported: RefusedAccess[] = [];
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance({ onRefused: (refused) => reported.push(refused) });
    token = await instance.tokenOf(anna);
  });
  afterAll(() => instance.close());
  beforeEach(() => void reported.splice(0));

  it('of calls: without a session, with a forged one, and without the right', async () => {
    const query = '{ invoices { _id } }';
    await sendGraphql(instance.url, { query });
    await sendGraphql(instance.url, { query, token: `${token.slice(0, -4)}AAAA` });
    await sendGraphql(instance.url, { query, token });
    await sendGraphql(instance.url, { query: '{ generalInfos { displayName } }', token });
    const operation = reported[0]?.operation;
    expect(reported).toEqual([
      { code: 'LOGIN_REQUIRED', operation, personId: null },
      { code: 'LOGIN_REQUIRED', operation, personId: null },
      { code: 'ERR_NOT_AUTHORIZED', operation, personId: anna.personId },
    ]);
  });

  it('of documents that are not executed', async () => {
    await sendGraphql(instance.url, { query: '{ a: __typename b: nothing { c } }', token });
    expect(reported).toEqual([{ code: 'ERR_INVALID_INPUT', operation: 'unknown', personId: anna.personId }]);
  });

  it('of sockets and their subscriptions', async () => {
    const raw = await rawSocket(instance.url);
    raw.send({ type: 'connection_init', payload: { authorization: 'Bearer x.y.z' } });
    await raw.closed;
    const client = socketClient(instance.url, token);
    expect(await listen(client, { query: 'subscription { invoicesChanged { position } }' }).ending).toBe(
      'ERR_NOT_AUTHORIZED',
    );
    await client.dispose();
    expect(reported).toEqual([
      { code: 'LOGIN_REQUIRED', operation: 'socket', personId: null },
      { code: 'ERR_NOT_AUTHORIZED', operation: 'subscription', personId: anna.personId },
    ]);
  });

  it('of documents and secret links, without their addresses', async () => {
    await (await fetch(`${instance.url}/documents/accounting/sums.json`)).text();
    await (await fetch(`${instance.url}/kiosk-plan/${'X'.repeat(43)}`)).text();
    await (await fetch(`${instance.url}/calendar/${'X'.repeat(43)}.ics`)).text();
    expect(reported).toEqual([
      { code: 'HTTP_401', operation: '/documents/accounting', personId: null },
      { code: 'HTTP_404', operation: '/kiosk-plan', personId: null },
      { code: 'HTTP_404', operation: '/calendar', personId: null },
    ]);
  });
});
