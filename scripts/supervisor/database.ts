import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embeddedPostgres.ts';
import type { Life } from './keepRunning.ts';

export type DatabaseLife = Life & Pick<EmbeddedPostgres, 'url' | 'readerUrl' | 'writerUrl' | 'port'>;

/** The embedded PostgreSQL in the data folder; `port` is the one of its earlier life, so that the services find it again. */
export const beginDatabase = async (dataFolder: string, port?: number): Promise<DatabaseLife> => {
  const wishes = { dataFolder: join(dataFolder, 'postgres'), ...(port !== undefined && { port }) };
  const server = await startEmbeddedPostgres(wishes);
  if (port !== undefined && server.port !== port) {
    await server.stop();
    throw new Error(`Port ${port} of the database is taken`);
  }
  return server;
};
