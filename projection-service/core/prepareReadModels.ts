import { addCheckpoint, readCheckpoints } from './checkpoints.ts';
import { type Pool, inTransaction } from './database.ts';
import type { ReadModel } from './readModel.ts';
import { completeTables, createTables, dropTables } from './readModelTables.ts';

/**
 * Gives every read model that is new its empty tables and its checkpoint, so that readers find tables from the first moment on.
 * One process at a time; a read model without a checkpoint has no tables that count.
 */
export const prepareReadModels = (pool: Pool, models: readonly ReadModel[]): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('platzwart.prepareReadModels', 0))`);
    const known = await readCheckpoints(client);
    for (const model of models.filter(({ name }) => known.every((checkpoint) => checkpoint.name !== name))) {
      await dropTables(client, model.name);
      await createTables(client, model, model.name);
      await completeTables(client, model, model.name);
      await addCheckpoint(client, model);
    }
  });
