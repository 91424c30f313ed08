import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import type { ServerUnderTest } from '../contract/serverUnderTest.ts';
import { migrateAsOwner } from '@platzwart/database/migrations';
import { openClient } from '@platzwart/database/open-client';
import { connectPostgres } from './connectPostgres.ts';
import { eventStoreSchema } from './schema.ts';

/** Address of another database on the server; created once. */
const databaseOfOther = async (url: string): Promise<string> => {
  const other = new URL(url);
  other.pathname = '/other_club';
  const client = await openClient(url, 'contract');
  const { rowCount } = await client.query(`select from pg_database where datname = 'other_club'`);
  if (rowCount === 0) await client.query('create database other_club');
  await client.end();
  return other.href;
};

/** A separate PostgreSQL, because the cases stop and restart it. The log is opened as the writer; `url` connects as the owner. */
export const startPostgresUnderTest = async (): Promise<ServerUnderTest & Readonly<{ url: string }>> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-event-store-'));
  const dataFolder = join(folder, 'postgres');
  let server = await startEmbeddedPostgres({ dataFolder });
  await migrateAsOwner(server.url, [eventStoreSchema]);
  return {
    url: server.url,
    open: () => connectPostgres(server.writerUrl),
    openOther: async () => connectPostgres(await databaseOfOther(server.url)),
    disconnect: () => server.stop(),
    reconnect: async () => {
      server = await startEmbeddedPostgres({ dataFolder, port: server.port });
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
