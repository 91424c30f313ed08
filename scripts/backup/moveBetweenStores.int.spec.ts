import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemoClub } from '../../command-service/demo/seedDemoClub.ts';
import { monday10, serviceOnPostgres } from '../../command-service/testing/serviceOnPostgres.ts';
import { connectEventStoreDb } from '../../event-store/eventstoredb/connectEventStoreDb.ts';
import type { LogRecord } from '../../event-store/eventstoredb/standIn/standInLog.ts';
import { type StandInServer, startStandInServer } from '../../event-store/eventstoredb/standIn/standInServer.ts';
import { refuseUnfinishedRestore } from '../../event-store/unfinishedRestore.ts';
import { startProgram } from '../../tests/operations/program.ts';
import { type FreshDatabase, freshDatabase } from '../../tests/support/freshDatabase.ts';

const patient = { timeout: 240_000 };

let folder: string;
let club: Awaited<ReturnType<typeof serviceOnPostgres>>;
let server: StandInServer;
let moved: FreshDatabase;
let movedBack: FreshDatabase;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platzwart-move-'));
  [club, server] = [await serviceOnPostgres(), await startStandInServer()];
  [moved, movedBack] = [await freshDatabase(), await freshDatabase()];
  expect(await seedDemoClub(await club.open(), monday10)).toMatchObject({ refused: 0 });
}, 240_000);
afterAll(async () => {
  await Promise.all([club.close(), server.stop()]);
  await Promise.all([moved.drop(), movedBack.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

type Env = Readonly<Record<string, string>>;

const begin = (program: string, words: readonly string[], env: Env) =>
  startProgram(['--import', 'tsx', program, ...words], env);

const run = async (...started: Parameters<typeof begin>) => {
  const program = begin(...started);
  const { code } = await program.hasEnded;
  return { code, text: `${program.output()}${program.errors()}` };
};

const backUp = async (env: Env): Promise<string> => {
  const { code, text } = await run('scripts/backup.ts', ['--to', folder], env);
  expect(text).toContain('events up to position');
  expect(code).toBe(0);
  return join(folder, readdirSync(folder).toSorted().at(-1) ?? '');
};

const ask = async (databaseUrl: string, statement: string): Promise<readonly unknown[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<pg.QueryResultRow>(statement)).rows;
  } finally {
    await client.end();
  }
};

const keys = 'select person_id, key from vault.person_keys order by 1';
const schemas = `select nspname from pg_namespace where nspname in ('vault', 'event_store') order by 1`;

/** What both stores keep: everything but the position and the time of recording. */
const keptOf = ({ id, stream, revision, type, data, metadata }: RecordedEvent) => ({
  id,
  stream,
  revision,
  type,
  data,
  metadata,
});

const wholeLog = async (store: EventStore) => (await store.readAll({ after: null, limit: 1_000_000 })).map(keptOf);

const wholeLogOf = async (url: string) => {
  const store = await connectEventStoreDb(url);
  try {
    return await wholeLog(store);
  } finally {
    await store.close();
  }
};

const clubEvents = ({ log }: StandInServer): number => log.records.filter(({ type }) => !type.startsWith('$')).length;

let backup = '';
let events = 0;
const target = () => ({ DATABASE_URL: moved.url, EVENTSTOREDB_URL: server.url });

describe('A club that moves from PostgreSQL to EventStoreDB', () => {
  it('is refused where the EventStoreDB holds another log', patient, async () => {
    backup = await backUp({ DATABASE_URL: club.url });
    const used = await startStandInServer();
    const store = await connectEventStoreDb(used.url);
    const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
    await store.append('ledger', 'none', [{ id, type: 'CourtBooked', data: {}, metadata: {} }]);
    await store.close();
    const env = { ...target(), EVENTSTOREDB_URL: used.url };
    const { code, text } = await run('scripts/restore.ts', [backup], env);
    expect(text).toContain('holds another log than this backup');
    expect(code).toBe(78);
    expect(await ask(moved.url, schemas)).toEqual([]);
    await used.stop();
  });

  it('is killed in the middle of the restore, and no service starts on half of a log', patient, async () => {
    events = (await wholeLog(club.store)).length;
    const restore = begin('scripts/restore.ts', [backup], target());
    await expect.poll(() => clubEvents(server), { timeout: 120_000, interval: 1 }).toBeGreaterThan(3);
    const release = server.log.holdCommits();
    restore.child.kill('SIGKILL');
    await restore.hasEnded;
    release();
    expect(clubEvents(server)).toBeLessThan(events);
    await expect(refuseUnfinishedRestore(moved.url)).rejects.toThrow('npm run restore');
  });

  it(
    'continues by the same command: ids, order, streams, revisions, metadata and chain are kept',
    patient,
    async () => {
      const { code, text } = await run('scripts/restore.ts', [backup], target());
      expect(text).toMatch(/\d+ of \d+ events are there already/);
      expect(text).toContain(`${events} of ${events} events are written (100 %)`);
      expect(text).toContain('the chain is whole');
      expect(code).toBe(0);
      expect(await wholeLogOf(server.url)).toEqual(await wholeLog(club.store));
      expect(await ask(moved.url, keys)).toEqual(await ask(club.url, keys));
      await expect(refuseUnfinishedRestore(moved.url)).resolves.toBeUndefined();
    },
  );

  it('does not lose keys of people by another run without --replace', patient, async () => {
    const { code, text } = await run('scripts/restore.ts', [backup], target());
    expect(text).toContain('There are keys of people in this database already: add --replace');
    expect(code).toBe(78);
  });
});

describe('A club that moves back', () => {
  it('has the same log in PostgreSQL again, byte for byte, and the same keys', patient, async () => {
    const fromEventStoreDb = await backUp(target());
    const { code, text } = await run('scripts/restore.ts', [fromEventStoreDb], { DATABASE_URL: movedBack.url });
    expect(text).toContain('the chain is whole');
    expect(code).toBe(0);
    const log = `select position::bigint, stream, revision, id, type, data::text, metadata::text
      from event_store.events order by position`;
    expect(await ask(movedBack.url, log)).toEqual(await ask(club.url, log));
    expect(await ask(movedBack.url, keys)).toEqual(await ask(club.url, keys));
  });
});

describe('After a break of the chain in EventStoreDB', () => {
  it('verify-log advises what that store permits, and the backup can be restored so', patient, async () => {
    const isFirstOfLedger = ({ stream, revision }: LogRecord): boolean => stream === 'ledger' && revision === 0;
    const { data } = server.log.records.find(isFirstOfLedger) ?? { data: new Uint8Array() };
    data.set(Buffer.from('1'), data.indexOf(Buffer.from('0')[0] ?? 0));
    const { code, text } = await run('command-service/verifyLog.ts', [], target());
    expect(text).toContain('name an empty EventStoreDB in EVENTSTOREDB_URL');
    expect(code).toBe(1);
    const empty = await startStandInServer();
    const env = { ...target(), EVENTSTOREDB_URL: empty.url };
    expect(await run('scripts/restore.ts', [backup, '--replace'], env)).toMatchObject({ code: 0 });
    expect(await wholeLogOf(empty.url)).toEqual(await wholeLog(club.store));
    await empty.stop();
  });
});
