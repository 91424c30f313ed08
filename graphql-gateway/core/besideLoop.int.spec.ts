import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { localDate } from '@platzwart/contracts/core';
import { sumsTask } from '../composed/accounting/accountingTasks.ts';
import { readingTask } from '../composed/bank/readUpload.ts';
import { besideTask, workerBesideLoop } from './besideLoop.ts';

const program = new URL('../documentWorkerFromSource.mjs', import.meta.url);
const worker = workerBesideLoop({ program, databaseUrl: '' });
afterAll(() => worker.close());
/** Of no task that is run here. */
const database = { rows: () => Promise.resolve([]) };

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const line = ':61:2611241124CR48,50NTRFNONREF\n:86:Platz 3\n';
const statement = (entries: number): string =>
  base64(`:20:A\n:25:DE89370400440532013000\n:28C:1/1\n${line.repeat(entries)}:62F:C261124EUR1,00\n`);

/** How often others were served until the work had ended. */
const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let [turns, isOver] = [0, false];
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => (isOver = true));
  return turns;
};

/** A supervisor loads a module by which a process ends with it; in a thread, which has no supervisor, it would end the process at once. */
const endsInThreads =
  'import { isMainThread } from "node:worker_threads"; if (!isMainThread) process.kill(process.pid);';
const scriptWithWorker = `
  const { workerBesideLoop } = await import('${new URL('besideLoop.ts', import.meta.url).href}');
  const { readingTask } = await import('${new URL('../composed/bank/readUpload.ts', import.meta.url).href}');
  const worker = workerBesideLoop({ program: new URL('${program.href}'), databaseUrl: '' });
  console.log(JSON.stringify(await worker.run(readingTask, 'YQ==', 'anna')));
  await worker.close();`;

describe('Work beside the event loop', () => {
  it('has the same result as in the thread that serves', async () => {
    for (const file of [statement(3), base64('no statement')])
      expect(await worker.run(readingTask, file, 'anna')).toEqual(await readingTask.run(file, { database }));
  });

  it('lets others be served until it has ended', async () => {
    expect(await turnsDuring(worker.run(readingTask, statement(5_000), 'anna'))).toBeGreaterThan(100);
  });

  it('is done one after the other, also after one that fails', async () => {
    const unknown = besideTask('unknown', () => null);
    const [lost, read] = await Promise.allSettled([
      worker.run(unknown, null, 'anna'),
      worker.run(readingTask, statement(1), 'anna'),
    ]);
    expect(lost).toMatchObject({ status: 'rejected' });
    expect(read).toMatchObject({ status: 'fulfilled', value: { reading: { found: 1 } } });
  });

  it('is done by turns of its callers', async () => {
    const done: string[] = [];
    const read = (caller: string) =>
      worker.run(readingTask, statement(1), caller).then(() => {
        done.push(caller);
      });
    await Promise.all([read('anna'), read('anna'), read('anna'), read('ben')]);
    expect(done).toEqual(['anna', 'ben', 'anna', 'anna']);
  });

  it('is refused where a caller has too much of it waiting, and keeps the codes of its refusals', async () => {
    const many = Array.from({ length: 12 }, () => worker.run(readingTask, statement(1), 'anna'));
    const refused = (await Promise.allSettled(many)).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { code: 'ERR_TOO_MANY_CHANGES', status: 429 } });
    const unreachable = workerBesideLoop({ program, databaseUrl: 'postgres://127.0.0.1:1/none' });
    const request = {
      kind: 'CSV',
      from: localDate('2026-01-01'),
      to: localDate('2026-12-31'),
      isOnlyNew: false,
    } as const;
    await expect(unreachable.run(sumsTask, { request, now: 0 }, 'anna')).rejects.toMatchObject({
      code: 'ERR_DB_CONNECTION',
    });
    await unreachable.close();
  });

  it('does not load what its process was started with', async () => {
    const flags = ['--import', `data:text/javascript,${encodeURIComponent(endsInThreads)}`, '--import', 'tsx'];
    const args = [...flags, '--input-type=module', '--eval', scriptWithWorker];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(JSON.parse(stdout)).toEqual({ problem: 'UNKNOWN', line: null });
  });

  it('ends where it takes too long, and the next work is done', async () => {
    const impatient = workerBesideLoop({ program, databaseUrl: '', timeoutMilliseconds: 1 });
    await expect(impatient.run(readingTask, statement(10_000), 'anna')).rejects.toThrow();
    await impatient.close();
    expect(await worker.run(readingTask, statement(2), 'anna')).toMatchObject({ reading: { found: 2 } });
  });
});
