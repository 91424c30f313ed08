import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BesideLoop, workerBesideLoop } from '../../core/besideLoop.ts';
import { tokenOf } from '../../testing/callers.ts';
import { type Instance, startInstance } from '../../testing/instance.ts';
import { outcomeOf, sendGraphql } from '../../testing/sendGraphql.ts';

const program = new URL('../../documentWorkerFromSource.mjs', import.meta.url);

describe('What is made of the postings', () => {
  let instance: Instance;
  let worker: ReturnType<typeof workerBesideLoop> | null = null;
  /** What the thread that serves has asked of the read models. */
  const statements: string[] = [];
  const beside: BesideLoop = (task, input, caller) => {
    worker ??= workerBesideLoop({ program, databaseUrl: instance.databaseUrl });
    return worker.run(task, input, caller);
  };
  const ofMoney = () => statements.filter((text) => /from (?:invoices|vouchers)\.|action = any/.test(text));

  beforeAll(async () => {
    instance = await startInstance({ besideLoop: beside, hearStatement: (text) => statements.push(text) });
  });
  afterAll(async () => {
    await instance.close();
    await worker?.close();
  });

  const ask = async (file: string): Promise<Response> => {
    const headers = { authorization: `Bearer ${await tokenOf(instance, 'ADMIN')}` };
    return fetch(`${instance.url}/documents/accounting/${file}?from=2026-01-01&to=2026-12-31`, { headers });
  };

  it('is read and written beside the thread that serves: the sums and the tables of a year', async () => {
    expect(await (await ask('sums.json')).json()).toMatchObject({ count: 0, isOneBusinessYear: true });
    const files = unzipSync(new Uint8Array(await (await ask('year.zip')).arrayBuffer()));
    expect(Object.keys(files)).toContain('rechnungen.csv');
    expect(ofMoney()).toEqual([]);
  });

  it('is refused there with its code: an export without postings', async () => {
    const query = `mutation Export($input: ExportInput!) { exportPostings(input: $input) { exportID } }`;
    const input = { kind: 'DATEV', from: '2026-01-01', to: '2026-12-31', isOnlyNew: false };
    const token = await tokenOf(instance, 'ADMIN');
    const answer = await sendGraphql(instance.url, { query, variables: { input }, ...(token && { token }) });
    expect([outcomeOf(answer), ofMoney()]).toEqual(['ERR_NOTHING_TO_EXPORT', []]);
  });
});
