import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fleetingTables, keyTables, logTables, rebuiltSchemas } from '../../scripts/backup/keptTables.ts';
import { checkHouse } from '../checker/checkHouse.ts';
import { type Clubhouse, clearAway, newClubhouse, startHouse, untilOpen } from '../operations/clubhouse.ts';
import { type Program, startProgram } from '../operations/program.ts';
import { type FreshDatabase, freshDatabase } from '../support/freshDatabase.ts';
import { clubIn } from '../support/runningClub.ts';
import { type HouseInWeather, openHouseInWeather } from '../support/houseInWeather.ts';
import { fillVault } from './filledVault.ts';
import { type Order, type Visitor, visitorOf } from './visitor.ts';

let house: HouseInWeather;
let anna: Visitor;
let folder: string;
let elsewhere: FreshDatabase;
let clubhouse: Clubhouse;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-backups-'));
  house = await openHouseInWeather(await freshDatabase());
  [elsewhere, clubhouse] = await Promise.all([freshDatabase(), newClubhouse()]);
  anna = await visitorOf(house.url, 80);
});
afterAll(async () => {
  await house.close();
  await elsewhere.drop();
  await clearAway(clubhouse);
  await rm(folder, { recursive: true, force: true });
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

const onHouse = () => ({ DATABASE_URL: house.databaseUrl });
const onElsewhere = () => ({ DATABASE_URL: elsewhere.url });
const emptyElsewhere = async (): Promise<void> => {
  await elsewhere.drop();
  elsewhere = await freshDatabase();
};

let first = '';
let before: readonly Order[] = [];
let after: readonly Order[] = [];

// Promises 2, 3 and 6 of design.md; reliability F40 and D23.
describe('A backup', () => {
  it('is taken while bookings go on, and tells what it holds', async () => {
    before = await bookSome(3);
    await ask(house.databaseUrl, fillVault);
    const goingOn = bookSome(4);
    first = await backUp(onHouse());
    after = await goingOn;
    const manifest: unknown = JSON.parse(readFileSync(join(first, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ format: 'platzwart backup', streams: { ledger: {}, members: {}, club: {} } });
    expect(readdirSync(first).toSorted()).toEqual(['events.jsonl', 'keys.jsonl', 'manifest.json']);
  });

  it('keeps every table of the house that cannot be rebuilt', async () => {
    const tables = await ask(
      house.databaseUrl,
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'schema_version'
         and schemaname not in (select name from read_models.checkpoints)
         and schemaname <> all ('{${rebuiltSchemas.join(',')}}')
         and schemaname || '.' || tablename <> all ('{${fleetingTables.join(',')}}') order by name`,
    );
    const kept = [...logTables, ...keyTables].map(({ table }) => ({ name: table }));
    expect(tables).toEqual(kept.toSorted((a, b) => a.name.localeCompare(b.name)));
  });

  it('holds nothing that names a person beside its keys', () => {
    const log = readFileSync(join(first, 'events.jsonl'), 'utf8');
    expect(log).not.toMatch(/Berger|anna@/);
    expect(existsSync(join(first, 'keys.jsonl'))).toBe(true);
  });
});

describe('A restore', () => {
  it('refuses a house that runs, and a log that is not empty', async () => {
    const running = await run('restore', [first, '--replace'], onHouse());
    expect(running.text).toContain('is running on this database');
    expect(running.code).toBe(78);
    await ask(elsewhere.url, 'create schema event_store; create table event_store.events as select 1 as position');
    const full = await run('restore', [first], onElsewhere());
    expect(full.text).toContain('add --replace');
    expect(full.code).toBe(78);
    await emptyElsewhere();
  });

  it.each([
    ['a letter was changed', 'events.jsonl', (text: string) => text.replace('CourtBooked', 'CourtBeaked')],
    ['the end is missing', 'events.jsonl', (text: string) => text.slice(0, -40)],
    [
      'a key was changed',
      'keys.jsonl',
      (text: string) => text.replace(/x[0-9a-f]/, (digit) => (digit === 'xf' ? 'x0' : 'xf')),
    ],
  ])('refuses files that are damaged before it touches anything: %s', async (_, name, damage) => {
    const file = join(first, name);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, damage(whole));
    const { code, text } = await run('restore', [first], onElsewhere());
    writeFileSync(file, whole);
    expect(text).toMatch(/is damaged \(.*\).*Nothing was changed/);
    expect(code).toBe(78);
    expect(await ask(elsewhere.url, `select from pg_namespace where nspname = 'event_store'`)).toEqual([]);
  });

  it('brings back a prefix of the history, whole, and fills the read models from it', async () => {
    const { code, text } = await run('restore', [first], onElsewhere());
    expect(text).toContain('the chain is whole');
    expect(code).toBe(0);
    const [original, restored] = [await ask(house.databaseUrl, wholeLog), await ask(elsewhere.url, wholeLog)];
    expect(restored.length).toBeGreaterThanOrEqual(before.length);
    expect(restored).toEqual(original.slice(0, restored.length));
    const places = await ask(elsewhere.url, 'select distinct position::bigint from read_models.checkpoints');
    expect(places).toEqual([{ position: String(restored.length) }]);
  });

  it('lets people in as before, and brings back nothing that is over within days', async () => {
    for (const { table } of keyTables) {
      const rows = `select t::text as row from ${table} t order by 1`;
      const restored = await ask(elsewhere.url, rows);
      expect(restored, table).toEqual(await ask(house.databaseUrl, rows));
      expect(restored.length, table).toBeGreaterThan(0);
    }
    for (const table of fleetingTables) {
      expect((await ask(house.databaseUrl, `select from ${table}`)).length, table).toBeGreaterThan(0);
      expect(await ask(elsewhere.url, `select from ${table}`), table).toEqual([]);
    }
  });

  it('takes the newest keys beside it: who was erased meanwhile stays erased', async () => {
    const forgotten = `(select person_id from people.people where last_name = 'Krüger')`;
    await ask(house.databaseUrl, `delete from vault.person_keys where person_id = ${forgotten}`);
    await backUp(onHouse());
    const { text } = await run('restore', [first, '--replace'], onElsewhere());
    expect(text).not.toContain(`keys are those of ${first}`);
    const keys = await ask(elsewhere.url, 'select person_id from vault.person_keys order by 1');
    expect(keys).toEqual(await ask(house.databaseUrl, 'select person_id from vault.person_keys order by 1'));
    expect(await ask(elsewhere.url, `select from people.people where last_name = 'Krüger'`)).toEqual([]);
  });

  it('lets keys live for thirty days', async () => {
    const manifest = join(first, 'manifest.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.replace(/"takenAt": "\d{4}/, '"takenAt": "2020'));
    await backUp(onHouse());
    expect(existsSync(join(first, 'keys.jsonl'))).toBe(false);
    expect(existsSync(join(first, 'events.jsonl'))).toBe(true);
  });

  it('into a data folder opens with npm start, keeps all promises, and what was not in it can be booked', async () => {
    const { code, text } = await run('restore', [first], clubhouse.env);
    expect(text).toContain('Restored');
    expect(code).toBe(0);
    const running: Program = startHouse(clubhouse);
    await untilOpen(running);
    const visitor = await visitorOf(clubhouse.url, 80);
    for (const order of before) expect(await visitor.shown(order)).toBe(1);
    const lost: Order[] = [];
    for (const order of after) if ((await visitor.shown(order)) === 0) lost.push(order);
    // With the key of then: the log of now knows nothing of it.
    for (const order of lost) expect((await visitor.send(order)).what).toBe('booked');
    expect((await visitor.send(visitor.newOrder())).what).toBe('ERR_BOOKING_CONFLICT');
    expect(await run('restore', [first], clubhouse.env)).toMatchObject({ code: 78 });
    const second = await backUp(clubhouse.env);
    expect(readFileSync(join(second, 'events.jsonl'), 'utf8')).toContain(
      readFileSync(join(first, 'events.jsonl'), 'utf8'),
    );
    const { databaseUrl } = await clubIn(clubhouse.folder);
    const findings = await checkHouse({ databaseUrl, calls: [] });
    expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
    running.child.kill('SIGTERM');
    expect((await running.hasEnded).code).toBe(0);
  });
});
