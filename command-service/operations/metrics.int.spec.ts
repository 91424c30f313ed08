import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servicePass } from '@platzwart/service-process/service-pass';
import { freshDatabase } from '../../tests/support/freshDatabase.ts';
import type { CommandService } from '../commandService.ts';
import { seedDemoClub } from '../demo/seedDemoClub.ts';
import { httpServer } from '../http/httpServer.ts';
import { routesOf } from '../http/routes.ts';
import { secretDigestOf } from '../core/hashes.ts';
import { openService } from '../openService.ts';
import { portOf } from '../testing/portOf.ts';
import { monday10 } from '../testing/serviceOnPostgres.ts';
import { openCommandMetrics } from './commandMetrics.ts';

const secret = 'a secret of the specs, long enough';
const pass = servicePass({ secret, issuer: 'graphql-gateway', audience: 'command-service', now: Date.now });
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('The metrics of the command-service', () => {
  const metrics = openCommandMetrics();
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let service: CommandService;
  let close: () => Promise<void>;
  let server: Server;
  let url: string;

  beforeAll(async () => {
    database = await freshDatabase();
    const addresses = { DATABASE_URL: database.url, EVENTSTOREDB_URL: undefined };
    ({ service, close } = await openService(addresses, {
      ...{ log: quiet, clock: () => monday10, metrics },
      digestSecret: secretDigestOf('a secret of the specs'),
    }));
    await seedDemoClub(service, monday10);
    const countCommands = {
      receive: metrics.countCommands(service.receive),
      signIn: metrics.countSignIns(service.signIn),
    };
    const routes = routesOf({ ...service, ...countCommands }, metrics.registry);
    server = httpServer({ routes, secret, log: quiet }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${portOf(server)}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await close();
    await database.drop();
  });

  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { authorization: await pass(), 'content-type': 'application/json' },
      body: JSON.stringify({ correlationId: 'spec', ...body }),
    });
    return response.json();
  };
  const order = (type: string, data: unknown): Promise<unknown> =>
    post('/commands', { type, actor: null, idempotencyKey: null, data });
  const numbers = async (): Promise<string> => (await fetch(`${url}/metrics`)).text();
  const valueOf = async (line: string): Promise<number> => {
    const found = (await numbers()).split('\n').find((each) => each.startsWith(`${line} `));
    return Number(found?.slice(line.length) ?? 0);
  };

  it('count commands by type and outcome, refusals by code, and their durations', async () => {
    const arrange = { sport: 'SQUASH', courts: [] };
    const description = { displayName: 'TC Neustadt' };
    expect(await order('ArrangeSport', arrange)).toMatchObject({ code: 'ERR_INVALID_INPUT' });
    expect(await order('DescribeClub', description)).toMatchObject({ outcome: 'rejected' });
    expect(await valueOf('platzwart_commands_total{type="ArrangeSport",outcome="refused"}')).toBe(1);
    expect(await valueOf('platzwart_command_refusals_total{code="ERR_INVALID_INPUT"}')).toBe(2);
    expect(await valueOf('platzwart_command_duration_seconds_count{type="ArrangeSport"}')).toBe(1);
  });

  it('count sign-ins by outcome', async () => {
    const credentials = { credential: 'anna@platzwart.example', secondFactor: null, address: '203.0.113.7' };
    await post('/sign-in', { ...credentials, password: 'platzwart' });
    await post('/sign-in', { ...credentials, password: 'geraten!' });
    await post('/sign-in', { ...credentials, password: 'geraten!!' });
    expect(await valueOf('platzwart_sign_ins_total{outcome="signed-in"}')).toBe(1);
    expect(await valueOf('platzwart_sign_ins_total{outcome="ERR_INVALID_CREDENTIALS"}')).toBe(2);
  });

  it('measure every append: its events, its commands, its outcome', async () => {
    const appends = await valueOf('platzwart_appends_total{outcome="appended"}');
    const events = await valueOf('platzwart_append_events_sum');
    expect(appends).toBeGreaterThan(2);
    expect(await valueOf('platzwart_append_duration_seconds_count')).toBe(appends);
    expect(await valueOf('platzwart_append_commands_count')).toBe(appends);
    const streams = await Promise.all(
      ['club', 'members', 'ledger'].map((stream) => valueOf(`platzwart_stream_events{stream="${stream}"}`)),
    );
    // The demo club's events are all there are.
    expect(streams.reduce((sum, each) => sum + each, 0)).toBe(events);
    expect(await valueOf('platzwart_append_commands_sum')).toBeLessThan(events);
  });

  it('show waiting commands, the age of snapshots, and the process', async () => {
    expect(await valueOf('platzwart_command_queue_length{stream="ledger"}')).toBe(0);
    expect(await numbers()).toContain('platzwart_command_queue_length{stream="ledger"}');
    expect(await numbers()).not.toContain('platzwart_snapshot_age_seconds{stream="club"}');
    await service.stop();
    expect(await numbers()).toMatch(/^platzwart_snapshot_age_seconds\{stream="club"\} \d/m);
    expect(await numbers()).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(await numbers()).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('contain no names: labels are types, codes and streams', async () => {
    const text = await numbers();
    expect(text).not.toMatch(/platzwart\.example|Anna|Musterstadt/);
  });
});
