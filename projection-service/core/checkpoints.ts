import { positionSchema } from '@platzwart/contracts/core';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { type LogPosition, checkpointFingerprintSchema } from '@platzwart/event-store/log-position';
import type { ReadModel } from './readModel.ts';
import { rebuildRecordSchema } from './rebuildRecord.ts';
import { type Queryable, sql } from './sql.ts';

/**
 * live: follows the log with the others. catching-up: still behind them. outdated: its tables belong to another version or another
 * log, and are served until new ones are built. stopped: at an event that it cannot apply, named in `problem`.
 */
export const statuses = ['live', 'catching-up', 'outdated', 'stopped'] as const;
export type Status = (typeof statuses)[number];

/** Version of tables that no build made: they were filled from another log, or by an older release under another name. */
export const versionOfNoBuild = 0;

const checkpointSchema = v.object({
  name: v.string(),
  version: v.number(),
  position: v.nullable(positionSchema),
  fingerprint: v.nullable(checkpointFingerprintSchema),
  events: v.number(),
  status: v.picklist(statuses),
  problem: v.nullable(v.string()),
  rebuilding: v.nullable(v.number()),
  /** Whether an ADMIN waits for a rebuild. */
  isRequested: v.boolean(),
  lastRebuild: v.nullable(rebuildRecordSchema),
});
export type Checkpoint = Readonly<v.InferOutput<typeof checkpointSchema>>;

/** Another process moved a checkpoint or rebuilt the read model, so what this process knows is outdated. Nothing was written. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

const table = () => sql.withSchema('read_models').from('checkpoints');
const run = async (
  db: Queryable,
  query: { toSQL: () => { toNative: () => { sql: string; bindings: readonly unknown[] } } },
) => {
  const { sql: text, bindings } = query.toSQL().toNative();
  return db.query(text, [...bindings]);
};

const columns = [
  ...['name', 'version', 'position', 'fingerprint', sql.raw('events::float8 as events')],
  ...['status', 'problem', 'rebuilding', sql.raw('rebuild_requested is not null as "isRequested"')],
  'last_rebuild as lastRebuild',
];

/** All checkpoints, ordered by name. */
export const readCheckpoints = async (db: Queryable): Promise<readonly Checkpoint[]> => {
  const { rows } = await run(db, table().select(columns).orderBy('name'));
  return v.parse(v.array(checkpointSchema), rows);
};

/** One checkpoint, locked until the transaction ends. */
export const lockCheckpoint = async (db: Queryable, model: Pick<ReadModel, 'name'>): Promise<Checkpoint> => {
  const { rows } = await run(db, table().select(columns).where({ name: model.name }).forUpdate());
  return checkpointOf(v.parse(v.array(checkpointSchema), rows), model);
};

export const checkpointOf = (checkpoints: readonly Checkpoint[], { name }: Pick<ReadModel, 'name'>): Checkpoint => {
  const found = checkpoints.find((checkpoint) => checkpoint.name === name);
  if (!found) throw new Error(`The read model ${name} has no checkpoint`);
  return found;
};

type Move = Readonly<{ models: readonly ReadModel[]; from: LogPosition; to: LogPosition; events: number }>;

/**
 * Moves the checkpoints of `models` from exactly `from`, by compare-and-set: throws CheckpointMoved if one is elsewhere, has
 * another version or has stopped. Runs first in the transaction: the rows stay locked, so that a rebuild cannot swap the tables
 * between effect and commit.
 */
export const moveCheckpoints = async (db: Queryable, { models, from, to, events }: Move): Promise<void> => {
  const { rowCount } = await db.query({
    name: 'move checkpoints',
    text: `update read_models.checkpoints as c set position = $3, fingerprint = $4, events = c.events + $5, updated_at = now()
           from unnest($1::text[], $2::int[]) as mine (name, version)
           where c.name = mine.name and c.version = mine.version and c.position is not distinct from $6 and c.status <> 'stopped'`,
    values: [
      ...[models.map(({ name }) => name), models.map(({ version }) => version)],
      ...[to.position, to.fingerprint, events, from.position],
    ],
  });
  if (rowCount !== models.length) throw new CheckpointMoved('Somebody else has moved a checkpoint');
};

type Change = Partial<
  Omit<Checkpoint, 'name' | 'events' | 'isRequested' | 'lastRebuild'> & { events: number | Knex.Raw }
>;

export const changeCheckpoint = async (db: Queryable, name: string, change: Change): Promise<void> => {
  await run(
    db,
    table()
      .where({ name })
      .update({ ...change, updated_at: sql.fn.now() }),
  );
};

export const addCheckpoint = async (db: Queryable, { name, version }: ReadModel): Promise<void> => {
  await run(db, table().insert({ name, version, status: 'catching-up' }));
};
