import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../support/builtProgram.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';
import { type RunningClub, clubIn } from '../support/runningClub.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstanceWithData,
  startTestInstance,
  untilOpen,
} from './startedInstance.ts';
import { type Program, startProgram } from './program.ts';

const personId = randomUUID();
const password = 'Kanarienwort 1 Flug';
const person = {
  firstName: 'Kanaria',
  lastName: 'Zwitscherlein',
  email: 'kanaria@zwitscher.example',
  phone: '+49 4711 081542',
  address: { city: 'Vogelheim', houseNumber: '9k', street: 'Kanarienstieg', zip: '98765' },
  language: 'de',
};
const texts = { remark: 'Kanarienfutter steht an Platz', reason: 'Kanarienvogel entflogen' };
const personal = [person.firstName, person.lastName, person.email, person.phone, 'Kanarienstieg', 'Vogelheim'];
const everything = [...personal, ...Object.values(texts)];

let testInstance: TestInstance;
let instance: Program;
let club: RunningClub;
let database: pg.Client;
let backups: string;

const ask = async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.query<Row>(statement, values)).rows;

const untilTrue = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await pause(50);
};

const everyTable = async (): Promise<readonly string[]> => {
  const tables = await ask<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  return tables.map(({ name }) => name);
};
/** Every row of the table, as text. */
const textOf = async (table: string): Promise<string> => {
  const rows = await ask<{ row: string }>(`select t::text as row from ${table} t`);
  return rows.map(({ row }) => row).join('\n');
};
const isIn = (text: string, plain: string): boolean =>
  text.includes(plain) || text.includes(Buffer.from(plain).toString('hex'));
type Found = Readonly<{ table: string; words: readonly string[] }>;
const findIn = async (tables: readonly string[], plain: readonly string[]): Promise<readonly Found[]> => {
  const found: Found[] = [];
  for (const table of tables) {
    const text = await textOf(table);
    found.push({ table, words: plain.filter((each) => isIn(text, each)) });
  }
  return found.filter(({ words }) => words.length > 0);
};
const tablesWith = async (plain: readonly string[]): Promise<readonly string[]> =>
  (await findIn(await everyTable(), plain)).flatMap(({ table, words }) => words.map((each) => `${table}: ${each}`));
/** Reads the tables with these words again and again until they contain none of them, and then the whole database once more. */
const untilNowhere = async (plain: readonly string[]): Promise<void> => {
  let found = await findIn(await everyTable(), plain);
  while (found.length > 0) {
    const tables = found.map(({ table }) => table);
    await untilTrue(async () => (await findIn(tables, plain)).length === 0);
    found = await findIn(await everyTable(), plain);
  }
};
const inFolder = (folder: string, plain: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), 'utf8');
      return plain.filter((each) => isIn(text, each)).map((each) => `${name}: ${each}`);
    });
const inLogs = (plain: readonly string[]) => inFolder(join(testInstance.folder, 'logs'), plain);

const command = async (type: string, data: unknown, actor: string | null = null) => {
  const message = { type, actor, idempotencyKey: randomUUID(), correlationId: 'canary', data };
  const answer = await club.command(message);
  if (answer.outcome === 'rejected') throw new Error(`${type}: ${answer.code} ${answer.fields.join()}`);
  return answer;
};
const adminId = async (): Promise<string> => {
  const [row] = await ask<{ person_id: string }>(`select person_id from people.people where role = 'ADMIN' limit 1`);
  return row?.person_id ?? '';
};
const numberOf = async (email: string): Promise<string> => {
  const [row] = await ask<{ member_number: string }>('select member_number from people.people where email = $1', [
    email,
  ]);
  return row?.member_number ?? '';
};
const memberNumber = (): Promise<string> => numberOf(person.email);
const adminNumber = (): Promise<string> => numberOf('admin@platzwart.example');

/** A registered person with two bookings, one of them cancelled with a reason, and an email with a code. */
const live = async (): Promise<void> => {
  const standing = { memberNumber: null, role: 'MEMBER', discount: 0, verified: true, active: true, password };
  await command('RegisterPerson', { personId, person, ...standing });
  const token = await signIn(testInstance.url, 'anna@platzwart.example');
  const date = dayFromToday(75);
  const price = await hallPrice({ url: testInstance.url, token }, date);
  const ids: string[] = [];
  for (const hour of [8, 10]) {
    const booking = { ...hallHour({ date, court: 1, hour, price }), paymentMethod: 'INVOICE', remark: texts.remark };
    ids.push(...(await command('BookAsUser', { bookings: [booking] }, personId)).ids);
  }
  const cancellation = { bookingId: ids[0], category: 'SINGLE', userID: null, reason: texts.reason };
  await command('CancelBooking', cancellation, await adminId());
  await command('RequestCode', { email: person.email, purpose: 'RESET_PASSWORD' });
  await untilTrue(async () => {
    const rows = await ask('select from vault.codes where person_id = $1', [personId]);
    return rows.length > 0 && (await findIn(['bookings.bookings'], [texts.reason])).length > 0;
  });
};

beforeAll(async () => {
  backups = mkdtempSync(join(tmpdir(), 'platzwart-erasure-'));
  testInstance = await newTestInstanceWithData();
  instance = startTestInstance(testInstance, { LOG_LEVEL: 'debug' });
  await untilOpen(instance);
  club = await clubIn(testInstance.folder);
  database = new pg.Client({ connectionString: club.databaseUrl });
  await database.connect();
  await live();
});
afterAll(async () => {
  await database.end();
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
  await clearAway(testInstance);
  rmSync(backups, { recursive: true, force: true });
});

// promises.md 6; reliability T73, T74, T75.
describe('After the erasure of a person', () => {
  it('has no password and no code anywhere, and no name in log, vault and outbox', async () => {
    expect(await tablesWith([password])).toEqual([]);
    const outside = /^(?:people|bookings|history|mail\.caught)\b/;
    expect((await tablesWith(everything)).filter((found) => !outside.test(found))).toEqual([]);
    expect(inLogs([password, ...everything])).toEqual([]);
  });
});

/** `npm run breach-report`, and its line about the member with that number. */
const affectedLine = async (number: string, ...words: readonly string[]): Promise<string | undefined> => {
  const asked = startProgram([builtProgram('breach-report'), ...words], {
    DATABASE_URL: club.databaseUrl,
  });
  expect((await asked.hasEnded).code).toBe(0);
  return asked
    .output()
    .split('\r\n')
    .find((line) => line.startsWith(`${number};`));
};

// Reliability L35: the questions of a breach, asked with canaries.
describe('The report about a breach', () => {
  it('lists everybody whose data could be read, with names only of people who are not erased', async () => {
    const number = await memberNumber();
    const before = new Date().toISOString();
    const window = ['--from', before, '--to', before];
    const line = `${number};Kanaria;Zwitscherlein;${person.email};'${person.phone};everything;2;0`;
    expect(await affectedLine(number, '--copied', before)).toBe(line);
    expect(await affectedLine(number, '--account', await adminNumber(), ...window)).toBe(line);
    expect(
      await affectedLine(number, '--account', await numberOf('anna@platzwart.example'), ...window),
    ).toBeUndefined();
    await command('ErasePerson', { userID: number, force: true }, await adminId());
    await untilTrue(async () => (await memberNumber()) === '');
    expect(await affectedLine(number, '--copied', before)).toBe(`${number};;;;;everything;2;0`);
    expect(await affectedLine(number, '--copied', new Date().toISOString())).toBeUndefined();
  });
});

describe('An erased person', () => {
  it('is in no table, no log and no backup that is taken afterwards', async () => {
    await untilNowhere(everything);
    // The erasure notice is sent, and its stored data is deleted.
    await untilTrue(async () => (await ask('select from vault.erasure_notices')).length === 0);
    expect(await ask(`select state from mail.outbox where kind = 'ACCOUNT_ERASED'`)).toEqual([{ state: 'SENT' }]);
    expect(await tablesWith([password])).toEqual([]);
    expect(inLogs(everything)).toEqual([]);
    const backup = startProgram(['--import', 'tsx', 'scripts/backup.ts', '--to', backups], {
      DATABASE_URL: club.databaseUrl,
    });
    expect((await backup.hasEnded).code).toBe(0);
    expect(inFolder(backups, everything)).toEqual([]);
    expect(inFolder(backups, [personId]).length).toBeGreaterThan(0);
    const keys =
      readdirSync(backups, { recursive: true })
        .map(String)
        .find((name) => name.endsWith('keys.jsonl')) ?? '';
    // Only the id in `vault.forgotten` remains.
    expect(
      readFileSync(join(backups, keys), 'utf8')
        .split('\n')
        .filter((line) => line.includes(personId)),
    ).toEqual([`["${personId}"]`]);
  });

  it('has no future bookings', async () => {
    const rows = await ask(`select from bookings.bookings where person_id = $1 and occupancy = 'BOOKED'`, [personId]);
    expect(rows).toEqual([]);
  });
});
