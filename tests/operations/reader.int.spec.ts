import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuild } from '../chaos/rebuilding.ts';
import { clubIn } from '../support/runningClub.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstanceWithData,
  startTestInstance,
  untilOpen,
} from './startedInstance.ts';
import type { Program } from './program.ts';
import { refusalTo } from './databasePrivileges.ts';

const readerRole = 'platzwart_reader';

let testInstance: TestInstance;
let instance: Program;
let owner: pg.Client;

beforeAll(async () => {
  testInstance = await newTestInstanceWithData();
  instance = startTestInstance(testInstance);
  await untilOpen(instance);
  const { databaseUrl } = await clubIn(testInstance.folder);
  owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  // Rebuilt tables are other tables than those at the start.
  expect(await rebuild(databaseUrl, 'people')).toBeNull();
});
afterAll(async () => {
  await owner.end();
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
  await clearAway(testInstance);
});

const column = async (statement: string): Promise<readonly unknown[]> => {
  const { rows } = await owner.query<unknown[]>({ text: statement, rowMode: 'array' });
  return rows.map(([value]) => value);
};

describe('The gateway’s database role', () => {
  it('is the reader, and no other service uses it', async () => {
    const who = (condition: string) =>
      column(`select distinct usename::text from pg_stat_activity where application_name ${condition} order by 1`);
    expect(await who(`like 'platzwart-gateway%'`)).toEqual([readerRole]);
    expect(await who(`like 'platzwart%' and application_name not like 'platzwart-gateway%'`)).not.toContain(readerRole);
  });

  it('changes only when an email is to be sent again or a read model to be rebuilt', async () => {
    const columns = await column(`
      select table_schema || '.' || table_name || '.' || column_name
      from information_schema.role_column_grants
      where grantee = '${readerRole}' and privilege_type <> 'SELECT' order by 1`);
    expect(columns).toEqual([
      ...['claimed_by', 'next_try_at', 'problem', 'state', 'tries', 'waiting_since'].map(
        (name) => `mail.outbox.${name}`,
      ),
      'read_models.checkpoints.rebuild_requested',
    ]);
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
