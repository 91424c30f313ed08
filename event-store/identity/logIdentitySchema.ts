import type { Migration } from '@platzwart/database/migrations';

/**
 * Where the database remembers its log: for the owner of the tables alone. Not part of a backup, because a restore says anew where the log is.
 */
const identity = `
  create table club_log.identity (
    only_row boolean primary key default true check (only_row),
    store text not null check (store in ('PostgreSQL', 'EventStoreDB')),
    prefix text not null,
    first_event uuid,
    remembered_at timestamptz not null default now()
  )`;

export const logIdentitySchema: Migration = { schema: 'club_log', steps: [identity] };
