import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStore } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';

/** Runs `work` with an empty event store on its own PostgreSQL, and removes it afterwards. */
export const withFreshStore = async <Result>(
  work: (fresh: Readonly<{ store: EventStore; databaseUrl: string }>) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'));
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
  const store = await connectEventStore({ DATABASE_URL: server.url });
  try {
    return await work({ store, databaseUrl: server.url });
  } finally {
    await store.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
