import type pg from 'pg';
import { inTransaction } from '@platzwart/database/in-transaction';
import { lacksSchemaAccess } from '@platzwart/database/database-roles';
import { type Checkpoint, addCheckpoint, changeCheckpoint, readCheckpoints, versionOfNoBuild } from './checkpoints.ts';
import { otherReleases } from '@platzwart/database/releases';
import { DataRefused } from '@platzwart/database/survey-schemas';
import type { Pool } from './database.ts';
import { dropFormerTables, adoptFormerTables } from './formerModels.ts';
import type { ReadModel } from './readModel.ts';
import { completeTables, createTables, dropTables, openTables, readersOf } from './readModelTables.ts';

/** `hasEvents`: the log is not empty, so that the empty tables are those of no build until they have been built. */
type Log = Readonly<{ hasEvents: boolean }>;

const beginEmpty = async (client: pg.ClientBase, model: ReadModel, { hasEvents }: Log): Promise<void> => {
  await dropTables(client, model.name);
  await createTables(client, model, model.name);
  await completeTables(client, model, model.name);
  await addCheckpoint(client, model);
  if (hasEvents) await changeCheckpoint(client, model.name, { version: versionOfNoBuild, status: 'outdated' });
};

/** Former tables are renamed, which the services of the release that reads them would not survive. */
const refuseRename = async (
  client: pg.ClientBase,
  { name, formerly = [] }: ReadModel,
  known: readonly Checkpoint[],
) => {
  if (!formerly.some((former) => known.some((each) => each.name === former))) return;
  if ((await otherReleases(client)).length > 0)
    throw new DataRefused(
      `The read model ${name} has another name in the running release: stop it, then run npm start.`,
    );
};

const grantMissingRights = async (client: pg.ClientBase, model: ReadModel): Promise<void> => {
  for (const role of readersOf(model))
    if (await lacksSchemaAccess(client, role, model.name)) await openTables(client, model, model.name);
};

/**
 * Creates checkpoint and tables of every new read model, either the tables of its former name or empty ones, so that readers always
 * find tables. One process at a time runs this; tables of a read model without a checkpoint are ignored. Tables of another version keep
 * the rights of their release: they may lack those that this release opens, and are replaced together with the rights. Throws DataRefused.
 */
export const prepareReadModels = (
  pool: Pool,
  models: readonly ReadModel[],
  log: Log = { hasEvents: false },
): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('platzwart.prepareReadModels', 0))`);
    const known = await readCheckpoints(client);
    for (const model of models) {
      const own = known.find(({ name }) => name === model.name);
      if (!own) await refuseRename(client, model, known);
      if (!own && !(await adoptFormerTables(client, model, known))) await beginEmpty(client, model, log);
      if (own?.version === model.version) {
        await dropFormerTables(client, model);
        await grantMissingRights(client, model);
      }
    }
  });
