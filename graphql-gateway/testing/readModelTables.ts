import { bookingsTable } from '@platzwart/contracts/booking';
import { settingsTable, sportsTable } from '@platzwart/contracts/club';
import { createTable } from '@platzwart/contracts/core';
import { accountFactsTable, peopleTable } from '@platzwart/contracts/user';
import pg from 'pg';
import { migrateAsOwner } from '@platzwart/database/migrations';
import { vaultSchema } from '../../vault/schema.ts';
import { mailSchema } from '../../mail-service/core/mailSchema.ts';
import { readModelsSchema } from '../../projection-service/core/readModelsSchema.ts';

const tables = {
  bookings: [bookingsTable],
  people: [peopleTable, accountFactsTable],
  club_settings: [settingsTable, sportsTable],
};

/** What the services behind the gateway make of an empty database, by the same definitions: tables and checkpoints of read models, outbox, vault. */
export const makeReadModelTables = async (url: string): Promise<void> => {
  await migrateAsOwner(url, [vaultSchema, mailSchema, readModelsSchema]);
  const client = new pg.Client(url);
  await client.connect();
  for (const [schema, ofModel] of Object.entries(tables)) {
    await client.query(`create schema ${schema}`);
    for (const table of ofModel) await client.query(createTable(table, schema));
    await client.query(`insert into read_models.checkpoints (name, version, status) values ($1, 1, 'live')`, [schema]);
  }
  await client.end();
};
