import type pg from 'pg';
import { inTransaction } from '@platzwart/database/in-transaction';
import { lacksSchemaAccess } from '@platzwart/database/database-roles';
import { addCheckpoint, readCheckpoints } from './checkpoints.ts';
import type { Pool } from './database.ts';
import { dropFormerTables, adoptFormerTables } from './formerModels.ts';
import type { ReadModel } from './readModel.ts';
import { completeTables, createTables, dropTables, openTables, readersOf } from './readModelTables.ts';

const beginEmpty = async (client: pg.ClientBase, model: ReadModel): Promise<void> => {
  await dropTables(client, model.name);
  await createTables(client, model, model.name);
  await completeTables(client, model, model.name);
  await addCheckpoint(client, model);
};

const grantMissingRights = async (client: pg.ClientBase, model: ReadModel): Promise<void> => {
  for (const role of readersOf(model))
    if (await lacksSchemaAccess(client, role, model.name)) await openTables(client, model, model.name);
};

/**
 * Creates checkpoint and tables of every new read model, either the tables of its former name or empty ones, so that readers always
 * find tables. One process at a time runs this; tables of a read model without a checkpoint are ignored. Tables of another version keep
 * the rights of their release: they may lack those that this release opens, and are replaced together with the rights.
 */
export const prepareReadModels = (pool: Pool, models: readonly ReadModel[]): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('platzwart.prepareReadModels', 0))`);
    const known = await readCheckpoints(client);
    for (const model of models) {
      const own = known.find(({ name }) => name === model.name);
      if (!own && !(await adoptFormerTables(client, model, known))) await beginEmpty(client, model);
      if (own?.version === model.version) {
        await dropFormerTables(client, model);
        await grantMissingRights(client, model);
      }
    }
  });
