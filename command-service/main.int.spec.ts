import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEventStore } from '@platzwart/event-store/connect';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerParts } from './ledger/ledgerParts.ts';
import { portOf } from './testing/portOf.ts';
import { builtProgram } from '../tests/support/builtProgram.ts';
import { freshDatabase } from '../tests/support/freshDatabase.ts';

const service = builtProgram('command-service');
const verifier = builtProgram('verify-log');
const secret = 'k7Vq2-xW9bT4-mN8cR3-pL6dF1-zH5sJ0';

type Environment = Readonly<Record<string, string>>;
const started = (program: string, environment: Environment, ...words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [program, ...words], { env: { PATH: process.env['PATH'] ?? '', ...environment } });

const outcomeOf = async (child: ChildProcess) => {
  const texts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (texts.stdout += String(chunk)));
  child.stderr?.on('data', (chunk) => (texts.stderr += String(chunk)));
  const closed: unknown[] = await once(child, 'close');
  return { code: closed[0], ...texts };
};

/** What whoever owns the database could do. */
const removeLastEvent = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query('delete from event_store.events where position = (select max(position) from event_store.events)');
  await client.end();
};

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = String(portOf(server));
  server.close();
  return port;
};

describe('Starting the command-service', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let good: Environment;
  beforeAll(async () => {
    database = await freshDatabase();
    good = { DATABASE_URL: database.url, SERVICE_SECRET: secret, COMMAND_PORT: await freePort(), LOG_LEVEL: 'warn' };
  });
  afterAll(() => database.drop());
  const without = (name: string): Environment =>
    Object.fromEntries(Object.entries(good).filter(([key]) => key !== name));

  it.each([
    ['without a secret', () => without('SERVICE_SECRET'), /^SERVICE_SECRET: must be set\n$/],
    [
      'with a short secret',
      () => ({ ...good, SERVICE_SECRET: 'platzwart' }),
      /^SERVICE_SECRET: must be at least 32 characters.*\n$/,
    ],
    [
      'with 32 times the same letter',
      () => ({ ...good, SERVICE_SECRET: 'a'.repeat(32) }),
      /^SERVICE_SECRET: must be at least 32 characters.*\n$/,
    ],
    ['without a database', () => without('DATABASE_URL'), /^DATABASE_URL: must be set\n$/],
    [
      'with an event store of another kind',
      () => ({ ...good, EVENTSTOREDB_URL: 'http://eventstore' }),
      /^EVENTSTOREDB_URL: must be an esdb.*\n$/,
    ],
    [
      'with the password that every EventStoreDB is delivered with',
      () => ({ ...good, EVENTSTOREDB_URL: 'esdb://admin:changeit@eventstore:2113' }),
      /^EVENTSTOREDB_URL: must not hold the password .*\n$/,
    ],
    [
      'with an event store without TLS',
      () => ({ ...good, EVENTSTOREDB_URL: 'esdb://club:geheim@eventstore:2113?tls=false' }),
      /^EVENTSTOREDB_URL: needs TLS in production; .*\n$/,
    ],
    [
      'with an event store whose certificate nobody checks',
      () => ({ ...good, EVENTSTOREDB_URL: 'esdb://club:geheim@eventstore:2113?tls=true&tlsVerifyCert=false' }),
      /^EVENTSTOREDB_URL: needs TLS in production; .*\n$/,
    ],
    [
      'with a demo club in production',
      () => ({ ...good, SEED_DEMO: '1' }),
      /^SEED_DEMO: works with PLATZWART_MODE=demo only\n$/,
    ],
    [
      'with a database that does not answer',
      () => ({ ...good, DATABASE_URL: 'postgres://app:app@127.0.0.1:9/club' }),
      /^The database \(DATABASE_URL\) cannot be used: .*\n$/,
    ],
    [
      'with a database that does not exist',
      () => ({ ...good, DATABASE_URL: good['DATABASE_URL']?.replace(/[^/]+$/, 'nowhere') ?? '' }),
      /^The database \(DATABASE_URL\) cannot be used: .*\n$/,
    ],
    [
      'with an event store that does not answer',
      () => ({ ...good, EVENTSTOREDB_URL: 'esdb://127.0.0.1:9?tls=false', EVENTSTOREDB_NETWORK: 'private' }),
      /^The event store \(EVENTSTOREDB_URL\) .*\n$/,
    ],
  ])('is refused %s: one sentence, exit code 78', async (_, environment, sentence) => {
    const { code, stderr } = await outcomeOf(started(service, environment()));
    expect(stderr).toMatch(sentence);
    expect(code).toBe(78);
  });

  it('is refused on a schema that a newer program has written', async () => {
    const newer = await freshDatabase();
    const client = new pg.Client({ connectionString: newer.url });
    await client.connect();
    await client.query('create schema command_service');
    await client.query(
      'create table command_service.schema_version (only_row boolean primary key default true, version int not null)',
    );
    await client.query('insert into command_service.schema_version (version) values (99)');
    const { code, stderr } = await outcomeOf(started(service, { ...good, DATABASE_URL: newer.url }));
    await client.end();
    await newer.drop();
    expect(stderr).toMatch(/^The database schema "command_service" is at version 99, .*\n$/);
    expect(code).toBe(78);
  });

  it('is refused on a log that has an event of a newer program', async () => {
    const newer = await freshDatabase();
    const store = await connectEventStore({ DATABASE_URL: newer.url });
    const ofNobody = { actor: null, role: null, correlationId: 'spec', causationId: 'spec', idempotencyKey: null };
    const rest = { requestHash: null, reason: null, schemaVersion: 1, previousHash: null };
    const metadata = { ...ofNobody, ...rest, occurredAt: '2026-06-15T08:00:00.000Z' };
    await store.append('club', 'none', [{ id: randomUUID(), type: 'RoofOpened', data: {}, metadata }]);
    const { code, stderr } = await outcomeOf(started(service, { ...good, DATABASE_URL: newer.url }));
    expect(stderr).toMatch(/^The log was written by a newer program than this one \(.*RoofOpened.*\n$/);
    expect(code).toBe(78);
    expect(await store.readAll({ after: null, limit: 9 })).toHaveLength(1);
    await store.close();
    await newer.drop();
  });

  it('seeds, serves, finishes on SIGTERM with a snapshot, and leaves a log that verifies and that production refuses', async () => {
    const head = join(tmpdir(), `platzwart-log-head-${process.pid}.json`);
    const child = started(service, { ...good, PLATZWART_MODE: 'demo', SEED_DEMO: '1', LOG_HEAD_FILE: head });
    const ended = outcomeOf(child);
    const health = `http://127.0.0.1:${good['COMMAND_PORT']}/health`;
    await expect.poll(async () => (await fetch(health)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });

    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      `select stream || ' ' || part as part from command_service.snapshots order by part`,
    );
    await client.end();
    expect(rows.map(({ part }: Readonly<{ part: string }>) => part)).toEqual([
      'club club',
      'club idempotencyRecords',
      ...[...Object.keys(ledgerParts), 'idempotencyRecords'].toSorted().map((part) => `ledger ${part}`),
      'members idempotencyRecords',
      'members members',
    ]);

    const verified = await outcomeOf(started(verifier, good));
    expect(verified.code).toBe(0);
    expect(verified.stdout).toMatch(
      /^\d{4} events: the chain is whole, .* no number is missing\. There is no signed head .*\n$/,
    );

    const unchanged = await outcomeOf(started(verifier, good, '--head', head));
    expect(unchanged.stdout).toMatch(/chain is whole, .*, and what the signed head of .* knows is unchanged\.\n$/);
    const ofAnother = { ...good, SERVICE_SECRET: `${secret}-another` };
    const mistrusted = await outcomeOf(started(verifier, ofAnother, '--head', head));
    expect(mistrusted.code).toBe(78);
    expect(mistrusted.stderr).toContain('is not signed with this');
    await removeLastEvent(database.url);
    const missing = await outcomeOf(started(verifier, good, '--head', head));
    expect(missing.code).toBe(1);
    expect(missing.stdout).toMatch(/the last event of \w+ is missing/);
    await rm(head);

    const asProduction = await outcomeOf(started(service, good));
    expect(asProduction.stderr).toMatch(/^PLATZWART_MODE: these data are a demo.*DEMO_PEOPLE=remove.*\n$/);
    expect(asProduction.code).toBe(78);
  });
});
