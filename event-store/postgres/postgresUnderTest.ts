import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import type { ServerUnderTest } from '../contract/serverUnderTest.ts';
import { migrateAsOwner } from '../migrations.ts';
import { connectPostgres } from './connectPostgres.ts';
import { eventStoreSchema } from './schema.ts';

/** A PostgreSQL of its own, because it is stopped and started again on the way. The log is opened by the writer, `url` is the owner's. */
export const startPostgresUnderTest = async (): Promise<ServerUnderTest & Readonly<{ url: string }>> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-event-store-'));
  const dataFolder = join(folder, 'postgres');
  let server = await startEmbeddedPostgres({ dataFolder });
  await migrateAsOwner(server.url, [eventStoreSchema]);
  return {
    url: server.url,
    open: () => connectPostgres(server.writerUrl),
    takeAway: () => server.stop(),
    bringBack: async () => {
      server = await startEmbeddedPostgres({ dataFolder, port: server.port });
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
