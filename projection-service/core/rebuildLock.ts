import { inTransaction } from '@platzwart/database/in-transaction';
import type pg from 'pg';
import type { Pool } from './database.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { dropTables, schemasOf } from './readModelTables.ts';

/** The same read model is already being rebuilt, by this or another process. */
export class RebuildRunning extends Error {
  override readonly name = 'RebuildRunning';
}

const lockOf = ({ name }: Pick<ReadModel, 'name'>): string => `platzwart.rebuild.${name}`;

/** A dedicated connection that holds the rebuild lock of this read model until it ends. Throws RebuildRunning. */
export const lockRebuild = async (
  { openClient }: Pick<ProjectionContext, 'openClient'>,
  model: ReadModel,
): Promise<pg.Client> => {
  const client = await openClient(`rebuild of ${model.name}`);
  const lock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as free';
  const { rows } = await client.query<{ free: boolean }>(lock, [lockOf(model)]);
  if (rows[0]?.free) return client;
  await client.end();
  throw new RebuildRunning(`${model.name} is being rebuilt already`);
};

/** A killed rebuild leaves its progress in the table, and its unfinished tables; it is recognised by the free lock. */
export const forgetKilledRebuild = (pool: Pool, model: Pick<ReadModel, 'name'>): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update read_models.checkpoints set rebuilding = null
       where name = $1 and rebuilding is not null and pg_try_advisory_xact_lock(hashtextextended($2, 0))`,
      [model.name, lockOf(model)],
    );
    if (rowCount === 1) await dropTables(client, schemasOf(model).next);
  });
