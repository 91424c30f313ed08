/** PostgreSQL schema that keeps the books of all read models. */
export const booksSchema = 'read_models';

/**
 * `position`: the log's last event whose effect is in the tables; null before the first. `events`: how many there are up to it,
 * foreign ones counted. `rebuilding`: 0 to 1 while new tables are being built beside, else null; never part of moving a checkpoint.
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

/** Of an older release, whose exclusion constraint compared the names of sports; a step that was taken stays. */
const plainTypesInGist = `create extension if not exists btree_gist with schema read_models`;

/** `landmark`: stream, revision and id of the event at `position` (place.ts). */
const landmarks = `alter table read_models.checkpoints add column landmark jsonb`;

/** `tries`: of processes that have set out from `position` and not come further (tries.ts). */
const tries = `alter table read_models.checkpoints add column tries jsonb`;

export const booksOfReadModels = {
  schema: booksSchema,
  steps: [checkpoints, plainTypesInGist, landmarks, tries],
  readerMay: ['select on read_models.checkpoints'],
};
