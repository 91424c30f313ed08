import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { productVersion } from '@platzwart/service-process/product-version';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../tests/support/builtProgram.ts';
import { freePort } from '../tests/support/freePort.ts';
import { type FreshDatabase, freshDatabase } from '../tests/support/freshDatabase.ts';
import { sendGraphql, outcomeOf } from './testing/sendGraphql.ts';
import { type CommandDouble, commandDouble, serviceSecret } from './testing/commandDouble.ts';
import { sessionSecret } from './testing/instance.ts';
import { listenOnFreePort } from './testing/listenOnFreePort.ts';
import { anna } from './testing/personas.ts';
import { type Projections, projections } from './testing/projections.ts';
import { rawSocket } from './testing/rawSocket.ts';
import { makeReadModelTables } from './testing/readModelTables.ts';
import { createSessions } from './core/sessions.ts';

type Process = Readonly<{ child: ChildProcess; stderr: () => string; ended: Promise<number | null> }>;

describe('The gateway as a process', () => {
  let database: FreshDatabase;
  let commands: CommandDouble;
  let shown: Projections;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    database = await freshDatabase();
    await makeReadModelTables(database.url);
    shown = await projections(database.url);
    commands = await commandDouble();
  });
  afterAll(async () => {
    running.forEach((child) => child.kill('SIGKILL'));
    await Promise.all([shown.close(), commands.close()]);
    await database.drop();
  });

  const start = (change: Readonly<Record<string, string | undefined>> = {}): Process => {
    const env = {
      PATH: process.env['PATH'],
      PLATZWART_MODE: 'demo',
      DATABASE_URL: database.url,
      COMMAND_SERVICE_URL: commands.url,
      PROJECTION_SERVICE_URL: commands.url,
      SESSION_SECRET: sessionSecret,
      SERVICE_SECRET: serviceSecret,
      PORT: '0',
      ...change,
    };
    const child = spawn(process.execPath, [builtProgram('graphql-gateway')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', (code) => {
        running.delete(child);
        resolve(code);
      });
    });
    return { child, stderr: () => stderr, ended };
  };

  const untilHealthy = async (url: string): Promise<unknown> => {
    for (;;) {
      const response = await fetch(`${url}/health`).catch(() => null);
      if (response?.ok) return response.json();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it.each([
    [{ SESSION_SECRET: undefined }, 'SESSION_SECRET: must be set'],
    [{ SERVICE_SECRET: '' }, 'SERVICE_SECRET: must be set'],
    [{ SESSION_SECRET: 'too short' }, 'SESSION_SECRET: must be at least 32 characters'],
    [{ SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET: must be at least 32 characters that nobody can guess'],
    [{ DATABASE_URL: 'mysql://localhost/club' }, 'DATABASE_URL: must be a postgres:// address'],
    [{ DATABASE_URL: 'postgres://app:app@127.0.0.1:1/club' }, 'The database 127.0.0.1:1/club cannot be reached'],
    [{ PORT: 'http' }, 'PORT: must be a port number'],
    [{ PLATZWART_MODE: 'staging' }, 'PLATZWART_MODE: must be demo or production'],
    [{ DOCUMENTS: 'all' }, 'DOCUMENTS: must be allow-listed or open'],
    [{ HOST: '203.0.113.1' }, 'HOST 203.0.113.1 is no address of this machine'],
  ])('refuses to start with %j, in one sentence', async (change, sentence) => {
    const { ended, stderr } = start(change);
    expect(await ended).toBe(78);
    expect(stderr()).toMatch(/^[^\n]+\n$/);
    expect(stderr()).toContain(sentence);
    expect(stderr()).not.toContain('app:app');
  });

  it('reports that its port is in use, and what to do', async () => {
    const other = createServer();
    const { port } = new URL(await listenOnFreePort(other));
    const { ended, stderr } = start({ PORT: port });
    expect(await ended).toBe(78);
    expect(stderr()).toBe(
      `Port ${port} is in use by another program: end it, or set PORT to another port, e.g. PORT=${Number(port) + 1}.\n`,
    );
    other.close();
  });

  it('serves, closes its sockets when told to stop, and ends without an error', async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const { child, ended, stderr } = start({ PORT: port });
    expect(await untilHealthy(url)).toEqual({ status: 'ok', version: productVersion });
    const infos = await sendGraphql(url, { query: '{ generalInfos { displayName demoLogins { email } } }' });
    expect(JSON.stringify(infos)).toContain('anna@platzwart.example');
    const token = await createSessions(sessionSecret, Date.now).open(anna);
    const raw = await rawSocket(url);
    raw.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
    await raw.receive();
    child.kill('SIGTERM');
    expect(await raw.closed).toBe('1012 Service restart');
    expect([await ended, stderr()]).toEqual([0, '']);
  });

  it('accepts in production only the documents of its own client, and has no demo logins', async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const { child, ended } = start({ PORT: port, PLATZWART_MODE: 'production' });
    await untilHealthy(url);
    expect(outcomeOf(await sendGraphql(url, { query: '{ generalInfos { displayName } }' }))).toBe('CLIENT_OUTDATED');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('reports itself degraded until the projection-service has created every read model that it reads', async () => {
    const [port, operations] = [String(await freePort()), String(await freePort())];
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(`update read_models.checkpoints set name = 'not_yet' where name = 'bookings'`);
    const { child, ended } = start({ PORT: port, OPERATIONS_PORT: operations });
    const ready = () =>
      fetch(`http://127.0.0.1:${operations}/health/ready`).then(
        (response) => response.text(),
        () => '',
      );
    await expect.poll(ready).toContain('READ_MODELS_UNAVAILABLE');
    await client.query(`update read_models.checkpoints set name = 'bookings' where name = 'not_yet'`);
    await client.end();
    await expect.poll(ready).not.toContain('READ_MODELS_UNAVAILABLE');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('reports itself degraded where the services behind it do not answer, and names them on the operators’ port', async () => {
    const [port, operations] = [String(await freePort()), String(await freePort())];
    const nowhere = 'http://127.0.0.1:9';
    const { child, ended } = start({
      PORT: port,
      OPERATIONS_PORT: operations,
      COMMAND_SERVICE_URL: nowhere,
      PROJECTION_SERVICE_URL: nowhere,
    });
    const health = async () => fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    await expect.poll(async () => (await health())?.status).toBe(503);
    expect(await (await health())?.json()).toEqual({ status: 'degraded', version: productVersion });
    const ready = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${operations}/health/ready`)).json();
    await expect.poll(ready).toEqual({
      version: productVersion,
      status: 'failing',
      problems: [
        { code: 'COMMAND_SERVICE_UNAVAILABLE', sentence: 'The command-service does not answer.' },
        { code: 'PROJECTION_SERVICE_UNAVAILABLE', sentence: 'The projection-service does not answer.' },
      ],
      remarks: [{ code: 'MAIL_SERVICE_UNAVAILABLE', sentence: 'The mail-service does not answer.' }],
    });
    expect((await fetch(`http://127.0.0.1:${operations}/health/live`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
