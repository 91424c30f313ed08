import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readModelNames } from '@platzwart/contracts/catalogue';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { rebuild } from '../chaos/rebuilding.ts';
import { withDatabase } from '../checker/readEvidence.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { book, signIn } from '../support/graphqlClient.ts';
import { hallHour, hallPrice } from '../support/hallBookings.ts';
import { clubIn } from '../support/runningClub.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstanceWithData,
  startTestInstance,
  untilOpen,
} from './startedInstance.ts';
import { type Program, startProgram } from './program.ts';
import { refusalTo, privilegesIn } from './databasePrivileges.ts';

const writerRole = 'platzwart_writer';
const readerRole = 'platzwart_reader';

let testInstance: TestInstance;
let instance: Program;
let more: Readonly<Record<string, string>> = {};

const open = async (): Promise<void> => {
  instance = startTestInstance(testInstance, more);
  await untilOpen(instance);
};
const close = async (): Promise<void> => {
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
};
const asOwner = async <Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> =>
  withDatabase((await clubIn(testInstance.folder)).databaseUrl, work);
const column = (statement: string): Promise<readonly unknown[]> =>
  asOwner(async (owner) => {
    const { rows } = await owner.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows.map(([value]) => value);
  });

/** Database roles of the connections whose name begins like this. */
const rolesOf = (name: string): Promise<readonly unknown[]> =>
  column(`select distinct usename::text from pg_stat_activity where application_name like '${name}%'`);

let hour = 7;
/** Anna signs in, books, and gets an email: writes to keys, log, snapshots and outbox. */
const expectAllToWork = async (): Promise<void> => {
  const sent = `select count(*)::int from mail.outbox where kind = 'BOOKING_CONFIRMED' and state = 'SENT'`;
  const [before] = await column(sent);
  const { url } = testInstance;
  const anna = { url, token: await signIn(url, 'anna@platzwart.example') };
  // Later than the demo club's bookings.
  const date = dayFromToday(80);
  const slot = hallHour({ date, court: 1, hour, price: await hallPrice(anna, date) });
  hour += 1;
  expect(await book(url, anna.token, slot)).toBe('booked');
  while ((await column(sent))[0] === before) await pause(50);
};

const rightsOfWriter = {
  schemas: [
    'bookings: USAGE',
    'command_service: USAGE',
    'event_store: USAGE',
    'invoices: USAGE',
    'mail: USAGE',
    'public: USAGE',
    'vault: USAGE',
  ],
  tables: [
    'bookings.bookings: SELECT',
    'bookings.erased: SELECT',
    'bookings.series: SELECT',
    'command_service.schema_version: SELECT',
    'command_service.snapshots: DELETE, INSERT, SELECT, UPDATE',
    'event_store.events: INSERT, SELECT',
    'event_store.schema_version: SELECT',
    'invoices.claims: SELECT',
    'mail.addressees: DELETE, INSERT, SELECT',
    'mail.caught: DELETE, INSERT, SELECT, UPDATE',
    'mail.checkpoint: INSERT, SELECT, UPDATE',
    'mail.document_checkpoint: INSERT, SELECT, UPDATE',
    'mail.outbox: INSERT, SELECT, UPDATE',
    'mail.reminders: DELETE, INSERT, SELECT, UPDATE',
    'mail.schema_version: SELECT',
    'vault.code_requests: DELETE, INSERT, SELECT, UPDATE',
    'vault.codes: DELETE, INSERT, SELECT, UPDATE',
    'vault.digest_key: INSERT, SELECT',
    'vault.documents: DELETE, INSERT, SELECT',
    'vault.email_changes: DELETE, INSERT, SELECT',
    'vault.ended_sessions: DELETE, INSERT, SELECT',
    'vault.erasure_notices: DELETE, INSERT, SELECT, UPDATE',
    'vault.exports: DELETE, INSERT, SELECT',
    'vault.forgotten: INSERT, SELECT',
    'vault.kiosk_pairings: DELETE, INSERT, SELECT, UPDATE',
    'vault.known_addresses: DELETE, INSERT, SELECT, UPDATE',
    'vault.links: DELETE, INSERT, SELECT, UPDATE',
    'vault.open_sessions: DELETE, INSERT, SELECT, UPDATE',
    'vault.passwords: DELETE, INSERT, SELECT, UPDATE',
    'vault.pending_registrations: DELETE, INSERT, SELECT, UPDATE',
    'vault.person_keys: DELETE, INSERT, SELECT',
    'vault.recovery_codes: DELETE, INSERT, SELECT',
    'vault.refused: DELETE, INSERT, SELECT',
    'vault.registrations: DELETE, INSERT, SELECT',
    'vault.retention_keys: INSERT, SELECT, UPDATE',
    'vault.schema_version: SELECT',
    'vault.second_factors: DELETE, INSERT, SELECT, UPDATE',
    'vault.sign_in_tries: DELETE, INSERT, SELECT',
  ],
  sequences: ['event_store.confirmations: SELECT, USAGE'],
  functions: ['append', 'append_one_by_one', 'refuse_change']
    .map((name) => `event_store.${name}`)
    .concat('vault.refuse_change_of_document', 'vault.reserve_sign_in', 'vault.reserve_sign_in_try'),
  powers: [],
};
/** Every table of a read model may be read; beyond those, what is listed here. */
const rightsOfReader = (tablesOfReadModels: readonly unknown[]) => ({
  schemas: [...readModelNames, 'mail', 'public', 'read_models', 'vault'].toSorted().map((name) => `${name}: USAGE`),
  tables: [
    ...tablesOfReadModels.map((table) => `${String(table)}: SELECT`),
    'mail.outbox: SELECT, UPDATE',
    'read_models.checkpoints: SELECT, UPDATE',
    'vault.documents: SELECT',
    'vault.ended_sessions: SELECT',
    'vault.exports: SELECT',
    'vault.kiosk_pairings: SELECT',
    'vault.links: SELECT',
    'vault.open_sessions: SELECT',
  ].toSorted(),
  sequences: [],
  // Granted to public, and useless without rights on its tables.
  functions: ['vault.refuse_change_of_document', 'vault.reserve_sign_in', 'vault.reserve_sign_in_try'],
  powers: [],
});
const tablesOfReadModels = (): Promise<readonly unknown[]> =>
  column(`select schemaname || '.' || tablename from pg_tables where schemaname in ('${readModelNames.join(`', '`)}')`);
const expectRightsAsEver = async (): Promise<void> => {
  expect(await asOwner((owner) => privilegesIn(owner, writerRole))).toEqual(rightsOfWriter);
  expect(await asOwner((owner) => privilegesIn(owner, readerRole))).toEqual(rightsOfReader(await tablesOfReadModels()));
};

beforeAll(async () => {
  testInstance = await newTestInstanceWithData();
});
afterAll(() => clearAway(testInstance));

describe('The database role of command-service and mail-service', () => {
  beforeAll(open);
  afterAll(close);

  it('is the writer, and that of the projection-service the owner', async () => {
    expect(await rolesOf('platzwart command-service')).toEqual([writerRole]);
    expect(await rolesOf('platzwart mail-service')).toEqual([writerRole]);
    expect(await rolesOf('platzwart event store')).toContain(writerRole);
    expect(await rolesOf('platzwart projection-service')).not.toContain(writerRole);
    // The owner's connection was used at the start only.
    expect(await rolesOf('platzwart migrations')).toEqual([]);
  });

  it('has exactly the rights that are listed here', expectRightsAsEver);

  it.each([
    'select from event_store.events',
    `select event_store.append('{}', '{}', 0, '{}', '{}', '{}', '{}', '{}', '{}')`,
    `select event_store.append_one_by_one('{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}')`,
    'listen event_store',
  ])('may: %s', async (statement) => {
    expect(await asOwner((owner) => refusalTo(owner, writerRole, statement))).toBeNull();
  });

  // Refused by the rights: the trigger would raise P0001.
  it.each([
    'update event_store.events set type = type where false',
    'delete from event_store.events where false',
    'truncate event_store.events',
    'drop table event_store.events',
    'alter table event_store.events disable trigger all',
    'alter table event_store.events add column more text',
    'drop trigger nothing_is_changed on event_store.events',
    'create rule mine as on insert to event_store.events do instead nothing',
    `create or replace function event_store.refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
    'drop function event_store.refuse_change() cascade',
    'set local session_replication_role = replica',
    `select setval('event_store.confirmations', 1)`,
    'update event_store.schema_version set version = 0',
    'update vault.digest_key set key = key',
    'delete from vault.forgotten',
    'delete from mail.outbox',
    'select from people.people',
    'update bookings.bookings set court = court',
    'create table public.mine ()',
    'create schema mine',
    `select pg_read_file('postgresql.conf')`,
  ])('may not: %s', async (statement) => {
    expect(await asOwner((owner) => refusalTo(owner, writerRole, statement))).toBe('42501');
  });

  it('allows bookings, emails and sign-ins, also after a rebuild', async () => {
    await expectAllToWork();
    expect(await rebuild((await clubIn(testInstance.folder)).databaseUrl, 'bookings')).toBeNull();
    await expectRightsAsEver();
    await expectAllToWork();
  });

  it('allows them after a restore, too', async () => {
    const backups = mkdtempSync(join(tmpdir(), 'platzwart-backups-'));
    const run = async (verb: string, ...words: readonly string[]): Promise<void> => {
      const program = startProgram(['--import', 'tsx', `scripts/${verb}.ts`, ...words], testInstance.env);
      expect({ code: (await program.hasEnded).code, errors: program.errors() }).toEqual({ code: 0, errors: '' });
    };
    try {
      await run('backup', '--to', backups);
      await close();
      await run('restore', join(backups, readdirSync(backups)[0] ?? ''), '--replace');
      await open();
    } finally {
      rmSync(backups, { recursive: true, force: true });
    }
    await expectRightsAsEver();
    await expectAllToWork();
  });
});

describe('A PostgreSQL of the club’s own', () => {
  let server: EmbeddedPostgres;
  let folder: string;
  const roles = [readerRole, writerRole];
  const onServer = (statement: string) => withDatabase(server.url, (owner) => owner.query(statement));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'platzwart-own-'));
    server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
    more = { DATABASE_URL: server.url };
    for (const role of roles) await onServer(`drop role ${role}`);
    await open();
  });
  afterAll(async () => {
    await close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('works without the roles: all services are the owner', async () => {
    expect(await rolesOf('platzwart')).toEqual([new URL(server.url).username]);
    await expectAllToWork();
  });

  it('grants the roles their rights at the next start after they were created', async () => {
    await close();
    for (const role of roles) await onServer(`create role ${role} login password 'of-their-own'`);
    const wayOf = (role: string): string => {
      const way = new URL(server.url);
      [way.username, way.password] = [role, 'of-their-own'];
      return way.href;
    };
    more = { ...more, READER_DATABASE_URL: wayOf(readerRole), WRITER_DATABASE_URL: wayOf(writerRole) };
    await open();
    await expectRightsAsEver();
    expect(await rolesOf('platzwart command-service')).toEqual([writerRole]);
    expect(await rolesOf('platzwart-gateway')).toEqual([readerRole]);
    await expectAllToWork();
  });
});
