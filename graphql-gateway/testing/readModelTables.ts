import { createTable } from '@platzwart/contracts/core';
import pg from 'pg';
import { migrateAsOwner } from '@platzwart/database/migrations';
import { vaultSchema } from '../../vault/schema.ts';
import { mailSchema } from '../../mail-service/core/mailSchema.ts';
import { readModels } from '../../projection-service/readModels.ts';
import { readModelsSchema } from '../../projection-service/core/readModelsSchema.ts';

/** What the services behind the gateway make of an empty database, by the same definitions: tables and checkpoints of read models, outbox, vault. */
export const makeReadModelTables = async (url: string): Promise<void> => {
  await migrateAsOwner(url, [vaultSchema, mailSchema, readModelsSchema]);
  const client = new pg.Client(url);
  await client.connect();
  for (const { name: schema, version, tables } of readModels) {
    await client.query(`create schema ${schema}`);
    for (const { definition } of tables) await client.query(createTable(definition, schema));
    await client.query(`insert into read_models.checkpoints (name, version, status) values ($1, $2, 'live')`, [
      schema,
      version,
    ]);
  }
  await client.end();
};
