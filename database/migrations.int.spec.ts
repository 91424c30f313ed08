import pg from 'pg';
import { poolOn } from '../tests/support/poolOn.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../tests/support/freshDatabase.ts';
import { describeConnectionFailure } from './connectionFailure.ts';
import { completeMigrations, migrate, migrateAsOwner } from './migrations.ts';
import { applicationName } from '@platzwart/service-process/release';
import { SchemaTooNew, surveySchemas } from './surveySchemas.ts';

const steps = [
  'create table club.courts (number int primary key)',
  "alter table club.courts add column name text; insert into club.courts values (1, 'Platz 1')",
];

describe('Migrating', () => {
  let database: FreshDatabase;
  let pool: pg.Pool;

  beforeEach(async () => {
    database = await freshDatabase();
    pool = poolOn(database.url);
  });

  afterEach(async () => {
    await pool.end();
    await database.drop();
  });

  const courts = async (): Promise<unknown> => (await pool.query('select * from club.courts')).rows;

  it('runs every step once', async () => {
    await migrate(pool, { schema: 'club', steps });
    await migrate(pool, { schema: 'club', steps });
    expect(await courts()).toEqual([{ number: 1, name: 'Platz 1' }]);
  });

  it('runs only the missing steps', async () => {
    await migrate(pool, { schema: 'club', steps: steps.slice(0, 1) });
    await migrate(pool, { schema: 'club', steps });
    expect(await courts()).toEqual([{ number: 1, name: 'Platz 1' }]);
  });

  it('runs all steps or none', async () => {
    await expect(migrate(pool, { schema: 'club', steps: [...steps, 'nonsense'] })).rejects.toThrow('syntax error');
    await expect(courts()).rejects.toThrow('does not exist');
    await migrate(pool, { schema: 'club', steps });
    expect(await courts()).toEqual([{ number: 1, name: 'Platz 1' }]);
  });

  it('runs in one program at a time where several start at once', async () => {
    await Promise.all(Array.from({ length: 6 }, () => migrate(pool, { schema: 'club', steps })));
    expect(await courts()).toEqual([{ number: 1, name: 'Platz 1' }]);
  });

  it('counts the versions of each schema separately', async () => {
    await migrate(pool, { schema: 'club', steps });
    await migrate(pool, { schema: 'members', steps: ['create table members.people (name text)'] });
    const { rows } = await pool.query(
      'select c.version as club, m.version as members from club.schema_version c, members.schema_version m',
    );
    expect(rows).toEqual([{ club: 2, members: 1 }]);
  });

  it('refuses a newer schema in a sentence for operators, and does not change it', async () => {
    await migrate(pool, { schema: 'club', steps });
    const refusal = await migrate(pool, { schema: 'club', steps: steps.slice(0, 1) }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(SchemaTooNew);
    expect(describeConnectionFailure(refusal, 'The database')).toBe(
      'The database schema "club" is at version 2, but this program knows only version 1: start the newer program again.',
    );
    expect(await courts()).toEqual([{ number: 1, name: 'Platz 1' }]);
  });

  it('checks all schemas before it changes the first', async () => {
    await migrate(pool, { schema: 'club', steps });
    const members = { schema: 'members', steps: ['create table members.people (name text)'] };
    const older = { schema: 'club', steps: steps.slice(0, 1) };
    await expect(migrateAsOwner(database.url, [members, older])).rejects.toBeInstanceOf(SchemaTooNew);
    expect((await surveySchemas(pool, [members, older])).map(({ version }) => version)).toEqual([0, 2]);
  });

  const failureAt = async (change: (url: URL) => void): Promise<string> => {
    const url = new URL(database.url);
    change(url);
    const elsewhere = poolOn(url.href);
    const failure = await migrate(elsewhere, { schema: 'club', steps }).catch((error: unknown) => error);
    await elsewhere.end();
    return describeConnectionFailure(failure, 'The database (DATABASE_URL)');
  };

  it('describes why a database cannot be used', async () => {
    expect(await failureAt((url) => (url.port = '1'))).toBe(
      'The database (DATABASE_URL) cannot be used: nothing listens at its address.',
    );
    expect(await failureAt((url) => (url.password = 'falsch'))).toBe(
      'The database (DATABASE_URL) cannot be used: the password is wrong.',
    );
    expect(await failureAt((url) => (url.pathname = '/nirgends'))).toBe(
      'The database (DATABASE_URL) cannot be used: the database does not exist there.',
    );
  });
});

describe('Migrating while another release runs', () => {
  let database: FreshDatabase;
  let pool: pg.Pool;
  let older: pg.Client;

  const released = { schema: 'club', steps };
  const rename = [
    'alter table club.courts add column title text; update club.courts set title = name',
    { removes: 'alter table club.courts drop column name' },
    'create table club.lamps (number int primary key)',
  ];
  const next = { schema: 'club', steps: [...steps, ...rename] };

  beforeEach(async () => {
    database = await freshDatabase();
    pool = poolOn(database.url);
    await migrate(pool, released);
    older = new pg.Client({ connectionString: database.url, application_name: 'platzwart mail-service' });
    await older.connect();
  });
  afterEach(async () => {
    await older.end();
    await pool.end();
    await database.drop();
  });

  const columns = async (): Promise<readonly string[]> =>
    (await pool.query('select * from club.courts')).fields.map(({ name }) => name);

  it('only adds, and the other release may be started again', async () => {
    await migrateAsOwner(database.url, [next]);
    expect(await columns()).toEqual(['number', 'name', 'title']);
    await pool.query('select from club.lamps');
    await migrateAsOwner(database.url, [released]);
    await migrateAsOwner(database.url, [next]);
    expect(await columns()).toEqual(['number', 'name', 'title']);
  });

  it('takes away what is left once the other release has gone', async () => {
    await migrateAsOwner(database.url, [next]);
    await older.end();
    expect(await completeMigrations(database.url, [next])).toBe(true);
    expect(await columns()).toEqual(['number', 'title']);
    await expect(migrateAsOwner(database.url, [released])).rejects.toBeInstanceOf(SchemaTooNew);
  });

  it('takes nothing away before', async () => {
    await migrateAsOwner(database.url, [next]);
    expect(await completeMigrations(database.url, [next])).toBe(false);
    expect(await columns()).toEqual(['number', 'name', 'title']);
  });

  it('counts programs of the same release as its own', async () => {
    await older.query(`select set_config('application_name', $1, false)`, [applicationName('platzwart mail-service')]);
    await migrateAsOwner(database.url, [next]);
    expect(await columns()).toEqual(['number', 'title']);
  });

  it.each([
    'alter table club.courts rename column name to title',
    'alter table club.courts alter column number type bigint',
    'alter table club.courts add column lamp int not null',
    'delete from club.courts',
  ])('refuses a step that takes something away and must come first: %s', async (step) => {
    const refusal: unknown = await migrateAsOwner(database.url, [{ schema: 'club', steps: [...steps, step] }]).catch(
      (error: unknown) => error,
    );
    expect(describeConnectionFailure(refusal, 'The database')).toBe(
      'Step 3 of the database schema "club" takes away what the running release still needs (platzwart mail-service): stop it, then run npm start.',
    );
    expect(await columns()).toEqual(['number', 'name']);
  });

  it('refuses the steps of an update that another build began and that never was released', async () => {
    await migrateAsOwner(database.url, [{ schema: 'club', steps: [...steps, 'create table club.nets (number int)'] }]);
    await expect(migrateAsOwner(database.url, [next])).rejects.toThrow(
      'Step 3 of the database schema "club" was run by another build, which was never completed',
    );
  });
});
