import type pg from 'pg';
import { inTransaction } from '@platzwart/event-store/in-transaction';
import { isShutOut, readerRole } from '@platzwart/event-store/database-roles';
import { addCheckpoint, readCheckpoints } from './checkpoints.ts';
import type { Pool } from './database.ts';
import { dropFormer, inherit } from './formerModels.ts';
import type { ReadModel } from './readModel.ts';
import { completeTables, createTables, dropTables, openTables } from './readModelTables.ts';

const beginEmpty = async (client: pg.ClientBase, model: ReadModel): Promise<void> => {
  await dropTables(client, model.name);
  await createTables(client, model, model.name);
  await completeTables(client, model, model.name);
  await addCheckpoint(client, model);
};

/**
 * Gives every read model that is new its checkpoint and its tables, those of its former name or empty ones, so that readers find
 * tables from the first moment on. One process at a time; a read model without a checkpoint has no tables that count.
 */
export const prepareReadModels = (pool: Pool, models: readonly ReadModel[]): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('platzwart.prepareReadModels', 0))`);
    const known = await readCheckpoints(client);
    for (const model of models) {
      const own = known.find(({ name }) => name === model.name);
      if (!own && !(await inherit(client, model, known))) await beginEmpty(client, model);
      if (own?.version === model.version) await dropFormer(client, model);
      if (await isShutOut(client, readerRole, model.name)) await openTables(client, model.name);
    }
  });
