import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productVersion } from '@platzwart/service-process/product-version';
import pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { simulateMembers } from '../rollingRestart/simulatedMembers.ts';
import { stop } from '../support/instanceWithFaults.ts';
import { type ReverseProxy, nginx, startReverseProxy } from '../support/reverseProxy.ts';
import { type ScaledInstance, secrets, startScaledInstance } from '../support/scaledInstance.ts';
import { startProgram } from './program.ts';

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ log: v.object({ rows: v.record(v.string(), v.number()) }) }),
);

// docs/operations.md, "Cluster"

describe.skipIf(nginx === undefined)('The update of two of each behind the reverse proxy', () => {
  let instance: ScaledInstance;
  let proxy: ReverseProxy;
  let backups: string;
  beforeAll(async () => {
    backups = await mkdtemp(join(tmpdir(), 'platzwart-update-'));
    instance = await startScaledInstance({ eventStoreDb: false });
    proxy = await startReverseProxy(instance.gateways);
  }, 240_000);
  afterAll(async () => {
    await proxy.close();
    await instance.close();
    await rm(backups, { recursive: true });
  });

  const update = async (verb: string): Promise<string> => {
    const env = { DATABASE_URL: instance.databaseUrl, UPDATE_BACKUPS: backups, DATA_DIR: backups };
    const program = startProgram(['dist/update.js', verb], env);
    expect(await program.hasEnded).toEqual({ code: 0 });
    return program.output();
  };
  const ask = async (statement: string): Promise<readonly unknown[]> => {
    const client = new pg.Client(instance.databaseUrl);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  it(
    'backs up first, loses no call while each machine is replaced, and records the version',
    {
      timeout: 240_000,
    },
    async () => {
      // The release before had another version of this read model; only its projection-services would build that again.
      await Promise.all(instance.projections.map(stop));
      await ask(`update read_models.checkpoints set version = version - 1 where name = 'history'`);
      expect(await update('prepare')).toContain(`are in ${join(backups, `before-${productVersion}`)}`);
      expect(await readdir(backups)).toContain(`before-${productVersion}`);
      await instance.replaceMachine(0);

      const members = simulateMembers(proxy.url);
      await instance.replaceMachine(1);
      await instance.replaceMachine(0);
      expect(await members.stop()).toEqual([]);
      expect(members.tally().failed).toEqual([]);
      expect(members.tally().calls).toBeGreaterThan(10);

      await update('complete');
      expect(await ask('select version from release.written_by')).toEqual([{ version: productVersion }]);
      await expect.poll(() => ask(`select from read_models.checkpoints where status <> 'live'`)).toEqual([]);
    },
  );

  it('can be taken back: while all services are stopped, the backup is restored', { timeout: 240_000 }, async () => {
    const folder = join(backups, `before-${productVersion}`);
    const { log } = v.parse(manifestSchema, await readFile(join(folder, 'manifest.json'), 'utf8'));
    const events = 'select count(*)::int as count from event_store.events';
    const kept = { count: log.rows['event_store.events'] };
    expect(await ask(events)).not.toEqual([kept]);
    await instance.whileStopped(async () => {
      const env = { ...secrets, DATABASE_URL: instance.databaseUrl, DATA_DIR: backups };
      const restored = startProgram(['--import', 'tsx', 'scripts/restore.ts', folder, '--replace'], env);
      expect([await restored.hasEnded, restored.errors()]).toEqual([{ code: 0 }, '']);
      expect(await ask(events)).toEqual([kept]);
    });
    const members = simulateMembers(proxy.url);
    await expect.poll(() => members.tally().calls).toBeGreaterThan(10);
    expect(await members.stop()).toEqual([]);
    expect(members.tally().failed).toEqual([]);
  });
});
