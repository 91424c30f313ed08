import { type Server } from 'node:http';
import { productVersion } from '@platzwart/service-process/product-version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendGraphql } from '../testing/sendGraphql.ts';
import { type Instance, startInstance } from '../testing/instance.ts';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { listen, socketClient } from '../testing/listener.ts';
import { anna } from '../testing/personas.ts';
import { booking } from '../testing/exampleRows.ts';
import { gatewayMetrics } from './gatewayMetrics.ts';
import { operationsServer } from './operationsServer.ts';

const infos = 'query useClubInfosQuery { generalInfos { displayName } }';
const plan = `{ bookingsInPeriod(fromDate: "2026-06-15", toDate: "2026-06-15", choosenSport: "TENNIS") { _id } }`;
const live = `subscription { courtPlanChanged(sport: "TENNIS", fromDate: "2026-06-15", toDate: "2026-06-15") { position } }`;
const login = `mutation ($data: LoginInput!) { login(data: $data) { token } }`;

describe('The metrics of the gateway', () => {
  let instance: Instance;
  let operations: Server;
  let url: string;
  beforeAll(async () => {
    instance = await startInstance({ documents: { published: new Map([['1', infos]]), onlyPublished: false } });
    const { counters, open } = instance.gateway;
    const readiness = () => Promise.resolve({ status: 'ok' as const, problems: [], remarks: [] });
    operations = operationsServer({ readiness, registry: gatewayMetrics(counters, open) });
    url = await listenOnFreePort(operations);
  });
  afterAll(async () => {
    operations.closeAllConnections();
    operations.close();
    await instance.close();
  });

  const numbers = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
  const valueOf = async (line: string): Promise<number> => {
    const found = (await numbers()).split('\n').find((each) => each.startsWith(`${line} `));
    return Number(found?.slice(line.length));
  };
  const requests = (operation: string, outcome: string): Promise<number> =>
    valueOf(`platzwart_graphql_requests_total{operation="${operation}",outcome="${outcome}"}`);

  it('count calls by operation and outcome, including cached responses', async () => {
    await sendGraphql(instance.url, { query: infos });
    await sendGraphql(instance.url, { query: infos });
    await sendGraphql(instance.url, { query: plan });
    expect(await requests('useClubInfosQuery', 'answered')).toBe(2);
    expect(await valueOf('platzwart_graphql_answers_from_memory_total')).toBe(1);
    expect(await requests('bookingsInPeriod', 'refused')).toBe(1);
    expect(await valueOf('platzwart_graphql_refusals_total{code="LOGIN_REQUIRED"}')).toBe(1);
    expect(await valueOf('platzwart_graphql_request_duration_seconds_count{operation="useClubInfosQuery"}')).toBe(1);
  });

  it('have only labels that our client or the schema defines, regardless of the operation names that callers send', async () => {
    await sendGraphql(instance.url, { query: 'query AnnaBerger { generalInfos { displayName } }' });
    await sendGraphql(instance.url, { query: 'query { annaBerger }' });
    await sendGraphql(instance.url, {
      query: login,
      variables: { data: { credential: 'anna@platzwart.example', password: 'open sesame' } },
    });
    const text = await numbers();
    expect(text).not.toMatch(/anna|sesame|example/i);
    expect(await requests('generalInfos', 'answered')).toBe(1);
    expect(await requests('unknown', 'refused')).toBe(1);
    expect(await requests('login', 'refused')).toBe(1);
  });

  it('show open connections and the number of frames sent', async () => {
    const client = socketClient(instance.url, await instance.tokenOf(anna));
    const listening = listen(client, { query: live });
    await expect.poll(() => valueOf('platzwart_subscriptions_open')).toBe(1);
    expect(await valueOf('platzwart_sockets_open')).toBe(1);
    expect(await valueOf('platzwart_subscription_topics')).toBe(1);
    await instance.projections.show([booking({ court: 1 })]);
    await listening.untilReceived(1);
    expect(await valueOf('platzwart_frames_sent_total')).toBe(1);
    expect(await valueOf('platzwart_slow_readers_dropped_total')).toBe(0);
    await client.dispose();
    await expect.poll(() => valueOf('platzwart_sockets_open')).toBe(0);
    expect(await numbers()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  it.each(['/metrics', '/health/ready', '/health/live'])('are never served on the public port: %s', async (path) => {
    const answer = await fetch(`${instance.url}${path}`, { headers: { accept: 'text/plain' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('platzwart_');
    const open: unknown = await (await fetch(`${instance.url}/health`)).json();
    expect(open).toEqual({ status: 'ok', version: productVersion });
  });
});
