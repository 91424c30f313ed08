import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRuntimeConnection } from './runtimeConnection.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-runtime-'));
});
afterEach(() => rm(folder, { recursive: true }));

const running = { databaseUrl: 'postgres://embedded', eventStoreDbUrl: null };

describe('Where a verb finds the club’s data', () => {
  it('is the environment first', async () => {
    await writeFile(join(folder, 'runtime.json'), JSON.stringify(running));
    const environment = { DATABASE_URL: 'postgres://own', EVENTSTOREDB_URL: 'esdb://own', DATA_DIR: folder };
    expect(await findRuntimeConnection(environment)).toEqual({
      databaseUrl: 'postgres://own',
      eventStoreDbUrl: 'esdb://own',
    });
    expect(await findRuntimeConnection({ DATABASE_URL: 'postgres://own' })).toMatchObject({ eventStoreDbUrl: null });
  });

  it('is else what the running supervisor has written', async () => {
    await writeFile(join(folder, 'runtime.json'), JSON.stringify({ ...running, pid: 7 }));
    expect(await findRuntimeConnection({ DATA_DIR: folder })).toEqual(running);
  });

  it.each(['{}', '', '{"databaseUrl": 7}'])('is unknown where the file says %j', async (text) => {
    await writeFile(join(folder, 'runtime.json'), text);
    expect(await findRuntimeConnection({ DATA_DIR: folder })).toBeNull();
  });

  it('is unknown where nothing runs', async () => {
    expect(await findRuntimeConnection({ DATA_DIR: join(folder, 'nowhere') })).toBeNull();
  });
});
