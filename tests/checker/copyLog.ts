import { randomUUID } from 'node:crypto';
import pg from 'pg';
import * as v from 'valibot';
import { withDatabase } from './readEvidence.ts';

const queryServer = (databaseUrl: string, statement: string): Promise<unknown> => {
  const maintenance = new URL(databaseUrl);
  maintenance.pathname = '/postgres';
  return withDatabase(maintenance.href, (db) => db.query(statement));
};

/** Runs `work` with the address of an empty database beside the given one, and removes it afterwards. */
export const withScratchDatabase = async <Result>(
  databaseUrl: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const database = `replay_${randomUUID().replaceAll('-', '')}`;
  await queryServer(databaseUrl, `create database ${pg.escapeIdentifier(database)}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${database}`;
  try {
    return await work(url.href);
  } finally {
    await queryServer(databaseUrl, `drop database if exists ${pg.escapeIdentifier(database)} with (force)`);
  }
};

/** Copies columns as text, so that every value is the same to the byte. */
type Copy = Readonly<{ read: string; write: string }>;

const keys: Copy = {
  read: `select person_id::text as place, array[person_id::text, key::text] as values
         from vault.person_keys where person_id::text > $1 order by person_id::text limit 2000`,
  write: `insert into vault.person_keys (person_id, key)
          select (row ->> 0)::uuid, (row ->> 1)::bytea from json_array_elements($1) as row`,
};

const retentionKeys: Copy = {
  read: `select year::text as place, array[year::text, coalesce(key::text, '')] as values
         from vault.retention_keys where year::text > $1 order by year::text limit 2000`,
  write: `insert into vault.retention_keys (year, key)
          select (row ->> 0)::int, nullif(row ->> 1, '')::bytea from json_array_elements($1) as row`,
};

const events: Copy = {
  read: `select position::text as place, array[position::text, stream, revision::text, id::text, type,
                                               data::text, metadata::text, recorded_at::text] as values
         from event_store.events where position > ('0' || $1)::bigint order by events.position limit 2000`,
  write: `insert into event_store.events (position, stream, revision, id, type, data, metadata, recorded_at)
          select (row ->> 0)::bigint, row ->> 1, (row ->> 2)::bigint, (row ->> 3)::uuid, row ->> 4,
                 (row ->> 5)::json, (row ->> 6)::json, (row ->> 7)::timestamptz from json_array_elements($1) as row`,
};

const pageSchema = v.array(v.object({ place: v.string(), values: v.array(v.string()) }));

const copyAll = async ({ read, write }: Copy, from: pg.Client, to: pg.Client): Promise<void> => {
  for (let place = ''; ;) {
    const page = v.parse(pageSchema, (await from.query(read, [place])).rows);
    const last = page.at(-1);
    if (!last) return;
    await to.query(write, [JSON.stringify(page.map(({ values }) => values))]);
    place = last.place;
  }
};

/** Copies the log and the keys into another database in one transaction. */
export const copyLog = (fromUrl: string, toUrl: string): Promise<void> =>
  withDatabase(fromUrl, (from) =>
    withDatabase(toUrl, async (to) => {
      await from.query('begin isolation level repeatable read read only');
      await to.query('begin');
      await copyAll(keys, from, to);
      await copyAll(retentionKeys, from, to);
      await copyAll(events, from, to);
      await to.query('commit');
    }),
  );
