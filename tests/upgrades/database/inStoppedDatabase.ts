import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../../scripts/embeddedPostgres.ts';

/** Works as the owner in the embedded PostgreSQL of a data folder whose instance is stopped, and of an empty one. */
export const inStoppedDatabase = async <Result>(
  dataFolder: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const server = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres') });
  const client = new pg.Client(server.url);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
    await server.stop();
  }
};
