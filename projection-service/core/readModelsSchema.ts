/** PostgreSQL schema of the checkpoints of all read models. */
export const readModelsSchemaName = 'read_models';

/**
 * `position`: the last event of the log whose effect is in the tables; null before the first. `events`: the number of events up to
 * it, including those that no read model handles. `rebuilding`: 0 to 1 while new tables are being built, else null; never changed
 * by moving a checkpoint.
 */
const checkpoints = `
  create table read_models.checkpoints (
    name text primary key,
    version int not null,
    position text collate "C",
    events bigint not null default 0,
    status text not null check (status in ('live', 'catching-up', 'outdated', 'stopped')),
    problem text,
    rebuilding real,
    updated_at timestamptz not null default now()
  )`;

/** For an older release, whose exclusion constraint compared the names of sports; a migration step is never removed. */
const plainTypesInGist = `create extension if not exists btree_gist with schema read_models`;

/** Stream, revision and id of the event at `position` (logPosition.ts); called `fingerprint` since a later step. */
const landmarks = `alter table read_models.checkpoints add column landmark jsonb`;

/** For an older release, which counted the processes that ended at an event; no longer written. */
const tries = `alter table read_models.checkpoints add column tries jsonb`;

/** `rebuild_requested`: since when an ADMIN waits for new tables. `last_rebuild`: how the last rebuild ended (rebuildRecord.ts). */
const requests = `
  alter table read_models.checkpoints add column rebuild_requested timestamptz, add column last_rebuild jsonb`;

const renameFingerprint = `alter table read_models.checkpoints rename column landmark to fingerprint`;

export const readModelsSchema = {
  schema: readModelsSchemaName,
  steps: [checkpoints, plainTypesInGist, landmarks, tries, requests, renameFingerprint],
  readerRights: ['select on read_models.checkpoints', 'update (rebuild_requested) on read_models.checkpoints'],
};
