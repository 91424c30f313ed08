import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEventStore } from '@platzwart/event-store/connect';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { bookedYears, copyIntoLog } from './bookedYears.ts';

/** A database whose log has just been filled, and the seconds that this took. */
export type LongLog = Readonly<{ databaseUrl: string; events: number; secondsOfCopy: number; client: pg.Client }>;

const connected = async (connectionString: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
};

const fill = async (databaseUrl: string, events: number): Promise<LongLog> => {
  await (await connectEventStore({ DATABASE_URL: databaseUrl })).close(); // Creates the tables.
  const lines = bookedYears(events);
  const client = await connected(databaseUrl);
  const began = performance.now();
  await copyIntoLog(client, lines);
  const secondsOfCopy = (performance.now() - began) / 1_000;
  await client.query('vacuum analyze event_store.events');
  return { databaseUrl, events, secondsOfCopy, client };
};

export type LongLogs = Readonly<{ next: <Result>(work: (log: LongLog) => Promise<Result>) => Promise<Result> }>;

/** A PostgreSQL of its own on which every round gets a database with a newly copied log of `events`. */
export const withLongLogs = async <Result>(
  events: number,
  work: (logs: LongLogs) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'));
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
  const admin = await connected(server.url);
  let made = 0;
  const next: LongLogs['next'] = async (measure) => {
    made += 1;
    const database = `round_${made}`;
    await admin.query(`create database ${database}`);
    const log = await fill(server.url.replace(/[^/]+$/, database), events);
    try {
      return await measure(log);
    } finally {
      await log.client.end();
      await admin.query(`drop database ${database} with (force)`);
    }
  };
  try {
    return await work({ next });
  } finally {
    await admin.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
