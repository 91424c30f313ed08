import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../tests/support/freshDatabase.ts';
import { poolOn } from '../tests/support/poolOn.ts';
import { connectEventStore, migrationsOfLog } from './connect.ts';
import { describeConnectionFailure } from './connectionFailure.ts';
import { appended, courtBooked, idsOf } from './contract/clubFacts.ts';
import { type Migration, migrate, migrateAsOwner } from './migrations.ts';

const firstStep = 'create table club.courts (number int primary key)';
const furtherStep = 'create table club.lamps (number int primary key)';
const courtsAlone: Migration = { schema: 'club', steps: [firstStep], writerMay: ['select, insert on club.courts'] };
const withLamps: Migration = {
  schema: 'club',
  steps: [firstStep, furtherStep],
  writerMay: ['select, insert on club.courts', 'select on club.lamps'],
};

// A server of somebody's own (TEST_DATABASE_URL) need not know the writer.
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
    await migrateAsOwner(database.url, migrationsOfLog({ eventStoreDbUrl: undefined }));
    const store = await connectEventStore({ databaseUrl: database.writerUrl });
    const event = courtBooked();
    expect(appended(await store.append('ledger', 'none', [event])).revision).toBe(0);
    expect(await store.confirm('ledger', 0)).toEqual({ outcome: 'confirmed' });
    for (const change of ['update event_store.events set type = type', 'delete from event_store.events'])
      await expect(writer.query(change)).rejects.toThrow('permission denied for table events');
    await expect(writer.query('alter table event_store.events disable trigger all')).rejects.toThrow('must be owner');
    expect(idsOf(await store.read('ledger'))).toEqual(idsOf([event]));
    await store.close();
  });

  it('finds nothing to do where the owner has made everything, and makes nothing by himself', async () => {
    const failure: unknown = await migrate(writer, courtsAlone).catch((error: unknown) => error);
    expect(describeConnectionFailure(failure, 'The database (WRITER_DATABASE_URL)')).toBe(
      'The database (WRITER_DATABASE_URL) cannot be used: this user lacks a right there.',
    );
    await migrate(owner, courtsAlone);
    await migrate(writer, courtsAlone);
    await writer.query('insert into club.courts values (1)');
  });

  it('is let into what was made before there was a writer', async () => {
    await migrate(owner, { schema: 'club', steps: [firstStep] });
    await expect(writer.query('select from club.courts')).rejects.toThrow('permission denied for schema club');
    await migrate(owner, courtsAlone);
    await writer.query('insert into club.courts values (1)');
    await expect(writer.query('update club.courts set number = 2')).rejects.toThrow('permission denied');
  });

  it('is let into the tables of further steps', async () => {
    await migrate(owner, courtsAlone);
    await migrate(owner, withLamps);
    await writer.query('select from club.lamps');
    await expect(writer.query('insert into club.lamps values (1)')).rejects.toThrow('permission denied');
  });

  it('is not let in where nothing is for him, and the reader no more than he', async () => {
    await migrate(owner, { schema: 'club', steps: [firstStep] });
    const { rows } = await owner.query<{ role: string }>(
      `select rolname as role from pg_roles where rolname like 'platzwart_%' and has_schema_privilege(rolname, 'club', 'usage')`,
    );
    expect(rows).toEqual([]);
  });
});
