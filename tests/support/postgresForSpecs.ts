import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    writerUrl: string;
  }
}

/**
 * These specs do not test power cuts (scripts/embeddedPostgres.int.spec.ts does, on servers of its own): a server that
 * does not wait for the disk creates and drops a database in a tenth of the time.
 */
const withoutDisk = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * One real PostgreSQL for the whole run: TEST_DATABASE_URL where it is set, else an embedded one in a temporary folder, which also has the
 * writer role.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('databaseUrl', given);
    project.provide('writerUrl', given);
    return () => Promise.resolve();
  }
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-specs-'));
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres'), settings: withoutDisk });
  project.provide('databaseUrl', server.url);
  project.provide('writerUrl', server.writerUrl);
  // After Ctrl+C vitest ends without its teardown.
  const abandon = (): void => {
    server.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  process.once('exit', abandon);
  return async () => {
    process.off('exit', abandon);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
