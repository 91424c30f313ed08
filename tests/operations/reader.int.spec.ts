import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuild } from '../chaos/rebuilding.ts';
import { clubIn } from '../support/runningClub.ts';
import { type Clubhouse, clearAway, newClubhouse, startHouse, untilOpen } from './clubhouse.ts';
import type { Program } from './program.ts';
import { refusalTo } from './rightsIn.ts';

const readerRole = 'platzwart_reader';

let clubhouse: Clubhouse;
let house: Program;
let owner: pg.Client;

beforeAll(async () => {
  clubhouse = await newClubhouse();
  house = startHouse(clubhouse);
  await untilOpen(house);
  const { databaseUrl } = await clubIn(clubhouse.folder);
  owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  // Tables that were built anew are others than those that were there at the start.
  expect(await rebuild(databaseUrl, 'people')).toBeNull();
});
afterAll(async () => {
  await owner.end();
  house.child.kill('SIGTERM');
  await house.hasEnded;
  await clearAway(clubhouse);
});

const column = async (statement: string): Promise<readonly unknown[]> => {
  const { rows } = await owner.query<unknown[]>({ text: statement, rowMode: 'array' });
  return rows.map(([value]) => value);
};

describe('In the database the gateway', () => {
  it('is the reader, and nobody else is', async () => {
    const who = (condition: string) =>
      column(`select distinct usename::text from pg_stat_activity where application_name ${condition} order by 1`);
    expect(await who(`like 'platzwart-gateway%'`)).toEqual([readerRole]);
    expect(await who(`like 'platzwart%' and application_name not like 'platzwart-gateway%'`)).not.toContain(readerRole);
  });

  it('reads what it answers from, and changes no more than when a letter is sent again', async () => {
    const tables = await column(`
      select privilege_type || ' ' || table_schema || '.' || table_name
      from information_schema.role_table_grants where grantee = '${readerRole}' order by 1`);
    expect(tables).toEqual([
      'SELECT bookings.bookings',
      'SELECT bookings.erased',
      'SELECT club_settings.settings',
      'SELECT club_settings.sports',
      'SELECT mail.outbox',
      'SELECT people.facts',
      'SELECT people.people',
      'SELECT read_models.checkpoints',
      'SELECT vault.ended_sessions',
      'SELECT vault.open_sessions',
    ]);
    const columns = await column(`
      select table_schema || '.' || table_name || '.' || column_name
      from information_schema.role_column_grants
      where grantee = '${readerRole}' and privilege_type <> 'SELECT' order by 1`);
    expect(columns).toEqual(
      ['claimed_by', 'next_try_at', 'problem', 'state', 'tries', 'waiting_since'].map((name) => `mail.outbox.${name}`),
    );
  });

  it.each([
    'select from people.people',
    'select from vault.ended_sessions',
    `update mail.outbox set state = 'WAITING', tries = 0, problem = null where false`,
    'listen read_models',
  ])('may: %s', async (statement) => {
    expect(await refusalTo(owner, readerRole, statement)).toBeNull();
  });

  it.each([
    'select from vault.passwords',
    'select from vault.person_keys',
    'select from vault.codes',
    'select from event_store.events',
    'insert into event_store.events default values',
    'update people.people set role = role',
    'delete from bookings.bookings',
    'update mail.outbox set person_id = person_id',
    'truncate read_models.checkpoints',
    'create table public.mine ()',
    'create schema mine',
    `select pg_read_file('postgresql.conf')`,
  ])('may not: %s', async (statement) => {
    expect(await refusalTo(owner, readerRole, statement)).toBe('42501');
  });
});
