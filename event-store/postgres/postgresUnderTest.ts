import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import type { ServerUnderTest } from '../contract/serverUnderTest.ts';
import { connectPostgres } from './connectPostgres.ts';

/** A PostgreSQL of its own, because it is stopped and started again on the way. */
export const startPostgresUnderTest = async (): Promise<ServerUnderTest & Readonly<{ url: string }>> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-event-store-'));
  const dataFolder = join(folder, 'postgres');
  let server = await startEmbeddedPostgres({ dataFolder });
  return {
    url: server.url,
    open: () => connectPostgres(server.url),
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
