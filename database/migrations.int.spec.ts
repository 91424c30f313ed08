import type pg from 'pg';
import { poolOn } from '../tests/support/poolOn.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../tests/support/freshDatabase.ts';
import { describeConnectionFailure } from './connectionFailure.ts';
import { SchemaTooNew, migrate } from './migrations.ts';

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
