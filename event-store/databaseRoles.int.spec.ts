import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../tests/support/freshDatabase.ts';
import { poolOn } from '../tests/support/poolOn.ts';
import { connectEventStore, eventLogMigrations } from './connect.ts';
import { describeConnectionFailure } from '@platzwart/database/connection-failure';
import { appended, courtBooked, idsOf } from './contract/sampleEvents.ts';
import { type Migration, migrate, migrateAsOwner } from '@platzwart/database/migrations';

const firstStep = 'create table club.courts (number int primary key)';
const furtherStep = 'create table club.lamps (number int primary key)';
const courtsAlone: Migration = { schema: 'club', steps: [firstStep], writerRights: ['select, insert on club.courts'] };
const withLamps: Migration = {
  schema: 'club',
  steps: [firstStep, furtherStep],
  writerRights: ['select, insert on club.courts', 'select on club.lamps'],
};

// An external server (TEST_DATABASE_URL) may lack the writer role.
describe.skipIf(inject('writerUrl') === inject('databaseUrl'))('The writer', () => {
  let database: FreshDatabase;
  let owner: pg.Pool;
  let writer: pg.Pool;

  beforeEach(async () => {
    database = await freshDatabase();
    [owner, writer] = [poolOn(database.url), poolOn(database.writerUrl)];
  });
  afterEach(async () => {
    await Promise.all([owner.end(), writer.end()]);
    await database.drop();
  });

  it('appends to the log and reads it, and changes nothing in it', async () => {
    await migrateAsOwner(database.url, eventLogMigrations());
    const store = await connectEventStore({ DATABASE_URL: database.writerUrl });
    const event = courtBooked();
    expect(appended(await store.append('ledger', 'none', [event])).revision).toBe(0);
    expect(await store.confirm('ledger', 0)).toEqual({ outcome: 'confirmed' });
    for (const change of ['update event_store.events set type = type', 'delete from event_store.events'])
      await expect(writer.query(change)).rejects.toThrow('permission denied for table events');
    await expect(writer.query('alter table event_store.events disable trigger all')).rejects.toThrow('must be owner');
    expect(idsOf(await store.read('ledger'))).toEqual(idsOf([event]));
    await store.close();
  });

  it('has nothing to migrate after the owner, and cannot migrate by itself', async () => {
    const failure: unknown = await migrate(writer, courtsAlone).catch((error: unknown) => error);
    expect(describeConnectionFailure(failure, 'The database (WRITER_DATABASE_URL)')).toBe(
      'The database (WRITER_DATABASE_URL) cannot be used: this user lacks a right there.',
    );
    await migrate(owner, courtsAlone);
    await migrate(writer, courtsAlone);
    await writer.query('insert into club.courts values (1)');
  });

  it('gets access to a schema that is older than the role', async () => {
    await migrate(owner, { schema: 'club', steps: [firstStep] });
    await expect(writer.query('select from club.courts')).rejects.toThrow('permission denied for schema club');
    await migrate(owner, courtsAlone);
    await writer.query('insert into club.courts values (1)');
    await expect(writer.query('update club.courts set number = 2')).rejects.toThrow('permission denied');
  });

  it('gets access to the tables of later migrations', async () => {
    await migrate(owner, courtsAlone);
    await migrate(owner, withLamps);
    await writer.query('select from club.lamps');
    await expect(writer.query('insert into club.lamps values (1)')).rejects.toThrow('permission denied');
  });

  it('has no access to a schema without grants, and neither has the reader', async () => {
    await migrate(owner, { schema: 'club', steps: [firstStep] });
    const { rows } = await owner.query<{ role: string }>(
      `select rolname as role from pg_roles where rolname like 'platzwart_%' and has_schema_privilege(rolname, 'club', 'usage')`,
    );
    expect(rows).toEqual([]);
  });
});
