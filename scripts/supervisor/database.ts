import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embeddedPostgres.ts';
import type { Run } from './keepRunning.ts';

export type DatabaseRun = Run & Pick<EmbeddedPostgres, 'url' | 'readerUrl' | 'writerUrl' | 'port'>;

/** The embedded PostgreSQL in the data folder; `port` is that of the previous run, so that the services find it again. */
export const startDatabase = async (dataFolder: string, port?: number): Promise<DatabaseRun> => {
  const options = { dataFolder: join(dataFolder, 'postgres'), ...(port !== undefined && { port }) };
  const server = await startEmbeddedPostgres(options);
  if (port !== undefined && server.port !== port) {
    await server.stop();
    throw new Error(`Port ${port} of the database is taken`);
  }
  return server;
};
