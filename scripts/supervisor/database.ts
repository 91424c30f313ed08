import { join } from 'node:path';
import { startEmbeddedPostgres } from '../embeddedPostgres.ts';
import type { Life } from './keepRunning.ts';

export type DatabaseLife = Life & Readonly<{ url: string; readerUrl: string; port: number }>;

/** The embedded PostgreSQL in the data folder; `port` is the one of its earlier life, so that the services find it again. */
export const beginDatabase = async (dataFolder: string, port?: number): Promise<DatabaseLife> => {
  const wishes = { dataFolder: join(dataFolder, 'postgres'), ...(port !== undefined && { port }) };
  const { url, readerUrl, port: given, hasEnded, stop } = await startEmbeddedPostgres(wishes);
  if (port !== undefined && given !== port) {
    await stop();
    throw new Error(`Port ${port} of the database is taken`);
  }
  return { url, readerUrl, port: given, hasEnded, stop };
};
