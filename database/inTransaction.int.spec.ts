import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../tests/support/freshDatabase.ts';
import { poolOn } from '../tests/support/poolOn.ts';
import { type FaultProxy, startFaultProxy } from '../tests/support/faultProxy.ts';
import { inTransaction } from './inTransaction.ts';

describe('A transaction', () => {
  let database: FreshDatabase;
  let line: FaultProxy;
  let pool: pg.Pool;
  beforeAll(async () => {
    database = await freshDatabase();
    line = await startFaultProxy(Number(new URL(database.url).port));
    const far = new URL(database.url);
    far.port = String(line.port);
    pool = poolOn(far.href, 1);
    await pool.query('create table facts (fact text)');
  });
  afterAll(async () => {
    await pool.end();
    await line.close();
    await database.drop();
  });

  const write = (fact: string) => (client: pg.PoolClient) => client.query('insert into facts values ($1)', [fact]);
  const facts = async () => (await pool.query<{ fact: string }>('select fact from facts')).rows.map(({ fact }) => fact);

  it('whose connection is reset is rolled back, and the program continues', async () => {
    const broken = inTransaction(pool, async (client) => {
      await write('half')(client);
      await line.change({ kind: 'refuse' });
      await line.change({ kind: 'pass' });
      // The connection is lost while no query is under way.
      await pause(20);
      return write('whole')(client);
    });
    await expect(broken).rejects.toThrow();
    await inTransaction(pool, write('next'));
    expect(await facts()).toEqual(['next']);
  });

  it('that fails has given up its locks when that is known', async () => {
    const elsewhere = poolOn(database.url, 1);
    for (let turn = 0; turn < 20; turn += 1) {
      const failing = inTransaction(pool, async (client) => {
        await client.query('select pg_advisory_xact_lock(7)');
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');
      const { rows } = await elsewhere.query('select pg_try_advisory_xact_lock(7) as free');
      expect(rows).toEqual([{ free: true }]);
    }
    await elsewhere.end();
  });

  it('writes nothing that a step sends after another one has failed', async () => {
    const failing = inTransaction(pool, async (client) => {
      const goesOn = async (): Promise<void> => {
        for (const fact of ['late', 'later', 'latest']) await write(fact)(client);
      };
      const fails = async (): Promise<void> => {
        await client.query('select');
        throw new Error('another process was first');
      };
      await Promise.all([fails(), goesOn()]);
    });
    await expect(failing).rejects.toThrow('another process was first');
    expect((await facts()).filter((fact) => fact.startsWith('late'))).toEqual([]);
  });

  it('leaves no state on its connection', async () => {
    for (let turn = 0; turn < 20; turn += 1) await inTransaction(pool, write(`turn ${turn}`));
    const client = await pool.connect();
    const listeners = client.listenerCount('error');
    client.release();
    expect(listeners).toBe(0);
  });
});
