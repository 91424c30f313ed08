import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transientTables, keyTables, logTables, rebuildableSchemas } from '../../scripts/backup/backupTables.ts';
import { openBackup } from '../../scripts/backup/manifest.ts';
import { verifyBackup } from '../../scripts/backup/verifyBackup.ts';
import { checkInstance } from '../checker/checkInstance.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstance,
  startTestInstance,
  untilOpen,
} from '../operations/startedInstance.ts';
import { type Program, startProgram } from '../operations/program.ts';
import { type FreshDatabase, freshDatabase } from '../support/freshDatabase.ts';
import { clubIn } from '../support/runningClub.ts';
import { type InstanceWithFaults, startInstanceWithFaults } from '../support/instanceWithFaults.ts';
import { fillVault } from './fillVault.ts';
import { type Order, type Visitor, visitorOf } from './visitor.ts';

let instance: InstanceWithFaults;
let anna: Visitor;
let folder: string;
let elsewhere: FreshDatabase;
let testInstance: TestInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-backups-'));
  instance = await startInstanceWithFaults(await freshDatabase());
  [elsewhere, testInstance] = await Promise.all([freshDatabase(), newTestInstance()]);
  anna = await visitorOf(instance.url, 80);
});
afterAll(async () => {
  await instance.close();
  await elsewhere.drop();
  await clearAway(testInstance);
  for (const each of [folder, `${folder}-data`]) await rm(each, { recursive: true, force: true });
});

type Env = Readonly<Record<string, string>>;
type Said = Readonly<{ code: number | null; text: string }>;

const run = async (verb: 'backup' | 'restore', words: readonly string[], env: Env): Promise<Said> => {
  const program = startProgram(['--import', 'tsx', `scripts/${verb}.ts`, ...words], env);
  const { code } = await program.hasEnded;
  return { code, text: `${program.output()}${program.errors()}` };
};

const backUp = async (env: Env): Promise<string> => {
  const { code, text } = await run('backup', ['--to', folder], env);
  expect(text).toMatch(/\d+ events up to position \d+, and the keys, are in /);
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

const wholeLog = `select position, stream, revision, id, type, data::text, metadata::text, recorded_at::text
  from event_store.events order by position`;

const bookSome = async (count: number): Promise<readonly Order[]> => {
  const orders = Array.from({ length: count }, () => anna.newOrder());
  for (const order of orders) expect((await anna.send(order)).what).toBe('booked');
  return orders;
};

/** Not the one of this folder, in which somebody may have a club of their own. */
const dataFolder = () => ({ DATA_DIR: `${folder}-data` });
const sourceEnvironment = () => ({ ...dataFolder(), DATABASE_URL: instance.databaseUrl });
const targetEnvironment = () => ({ ...dataFolder(), DATABASE_URL: elsewhere.url });
const emptyElsewhere = async (): Promise<void> => {
  await elsewhere.drop();
  elsewhere = await freshDatabase();
};

let first = '';
let before: readonly Order[] = [];
let after: readonly Order[] = [];

// promises.md 2, 3 and 6; reliability F40 and D23.
describe('A backup', () => {
  it('is taken while bookings continue, and its manifest describes its content', async () => {
    before = await bookSome(3);
    await ask(instance.databaseUrl, fillVault);
    const goingOn = bookSome(4);
    first = await backUp(sourceEnvironment());
    after = await goingOn;
    const manifest: unknown = JSON.parse(readFileSync(join(first, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ format: 'platzwart backup', streams: { ledger: {}, members: {}, club: {} } });
    expect(readdirSync(first).toSorted()).toEqual(['events.jsonl', 'keys.jsonl', 'manifest.json']);
  });

  it('contains every table that cannot be rebuilt', async () => {
    const tables = await ask(
      instance.databaseUrl,
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'schema_version'
         and schemaname not in (select name from read_models.checkpoints)
         and schemaname <> all ('{${rebuildableSchemas.join(',')}}')
         and schemaname || '.' || tablename <> all ('{${transientTables.join(',')}}') order by name`,
    );
    const kept = [...logTables, ...keyTables].map(({ table }) => ({ name: table }));
    expect(tables).toEqual(kept.toSorted((a, b) => a.name.localeCompare(b.name)));
  });

  it('contains no personal data in plain text except in its keys', () => {
    const log = readFileSync(join(first, 'events.jsonl'), 'utf8');
    expect(log).not.toMatch(/Berger|anna@/);
    expect(existsSync(join(first, 'keys.jsonl'))).toBe(true);
  });
});

describe('A restore', () => {
  it('refuses a running instance, and a log that is not empty', async () => {
    const running = await run('restore', [first, '--replace'], sourceEnvironment());
    expect(running.text).toContain('is running on this database');
    expect(running.code).toBe(78);
    await ask(elsewhere.url, 'create schema event_store; create table event_store.events as select 1 as position');
    const full = await run('restore', [first], targetEnvironment());
    expect(full.text).toContain('add --replace');
    expect(full.code).toBe(78);
    await emptyElsewhere();
  });

  it.each([
    ['an email was changed', 'events.jsonl', (text: string) => text.replace('CourtBooked', 'CourtBeaked')],
    ['the end is missing', 'events.jsonl', (text: string) => text.slice(0, -40)],
    [
      'a key was changed',
      'keys.jsonl',
      (text: string) => text.replace(/x[0-9a-f]/, (digit) => (digit === 'xf' ? 'x0' : 'xf')),
    ],
  ])('refuses a backup, which it verifies before anything else, where %s', async (_, name, damage) => {
    const file = join(first, name);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, damage(whole));
    const verified = verifyBackup(openBackup(first));
    await expect(verified).rejects.toThrow(/is damaged \(.*\).*Nothing was changed/);
    writeFileSync(file, whole);
  });

  it('restores a complete prefix of the history, and fills the read models from it', async () => {
    const { code, text } = await run('restore', [first], targetEnvironment());
    expect(text).toContain('the chain is whole');
    expect(code).toBe(0);
    const [original, restored] = [await ask(instance.databaseUrl, wholeLog), await ask(elsewhere.url, wholeLog)];
    expect(restored.length).toBeGreaterThanOrEqual(before.length);
    expect(restored).toEqual(original.slice(0, restored.length));
    const places = await ask(elsewhere.url, 'select distinct position::bigint from read_models.checkpoints');
    expect(places).toEqual([{ position: String(restored.length) }]);
  });

  it('lets people sign in as before, and restores no data that expires', async () => {
    for (const { table } of keyTables) {
      const rows = `select t::text as row from ${table} t order by 1`;
      const restored = await ask(elsewhere.url, rows);
      expect(restored, table).toEqual(await ask(instance.databaseUrl, rows));
      expect(restored.length, table).toBeGreaterThan(0);
    }
    for (const table of transientTables) {
      expect((await ask(instance.databaseUrl, `select from ${table}`)).length, table).toBeGreaterThan(0);
      expect(await ask(elsewhere.url, `select from ${table}`), table).toEqual([]);
    }
  });

  it('takes the newest keys beside it: an erased person cannot be restored', async () => {
    const forgotten = `(select person_id from people.people where last_name = 'Krüger')`;
    await ask(instance.databaseUrl, `delete from vault.person_keys where person_id = ${forgotten}`);
    await backUp(sourceEnvironment());
    const { text } = await run('restore', [first, '--replace'], targetEnvironment());
    expect(text).not.toContain(`keys are those of ${first}`);
    const keys = await ask(elsewhere.url, 'select person_id from vault.person_keys order by 1');
    expect(keys).toEqual(await ask(instance.databaseUrl, 'select person_id from vault.person_keys order by 1'));
    expect(await ask(elsewhere.url, `select from people.people where last_name = 'Krüger'`)).toEqual([]);
  });

  it('deletes keys after thirty days', async () => {
    const manifest = join(first, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/"takenAt": "\d{4}/, '"takenAt": "2020'));
    await backUp(sourceEnvironment());
    expect(existsSync(join(first, 'keys.jsonl'))).toBe(false);
    expect(existsSync(join(first, 'events.jsonl'))).toBe(true);
  });

  it('into a data folder: npm start opens it, no invariant is violated, and slots booked after the backup are free', async () => {
    const { code, text } = await run('restore', [first], testInstance.env);
    expect(text).toContain('Restored');
    expect(code).toBe(0);
    const running: Program = startTestInstance(testInstance);
    await untilOpen(running);
    const visitor = await visitorOf(testInstance.url, 80);
    for (const order of before) expect(await visitor.shown(order)).toBe(1);
    const lost: Order[] = [];
    for (const order of after) if ((await visitor.shown(order)) === 0) lost.push(order);
    // The restored log does not contain the old idempotency key, so the order is new.
    for (const order of lost) expect((await visitor.send(order)).what).toBe('booked');
    expect((await visitor.send(visitor.newOrder())).what).toBe('ERR_BOOKING_CONFLICT');
    expect(await run('restore', [first], testInstance.env)).toMatchObject({ code: 78 });
    const second = await backUp(testInstance.env);
    expect(readFileSync(join(second, 'events.jsonl'), 'utf8')).toContain(
      readFileSync(join(first, 'events.jsonl'), 'utf8'),
    );
    const { databaseUrl } = await clubIn(testInstance.folder);
    const findings = await checkInstance({ databaseUrl, calls: [] });
    expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
    running.child.kill('SIGTERM');
    expect((await running.hasEnded).code).toBe(0);
  });
});
