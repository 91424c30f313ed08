import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';
import { postingsTask, sumsTask, yearTask } from './composed/accounting/accountingTasks.ts';
import { readingTask } from './composed/bank/readUpload.ts';
import { failedAnswer, workerDataSchema, workerMessageSchema } from './core/besideLoop.ts';
import { openDatabase } from './core/database.ts';
import { debitFileTask } from './debit/debitFileEndpoint.ts';
import { evidenceTask } from './history/evidence/evidenceTask.ts';

/** The program of the worker thread: what it can do beside the event loop of the gateway (core/besideLoop.ts). */
const all = [evidenceTask, readingTask, debitFileTask, sumsTask, yearTask, postingsTask];
const tasks = new Map(all.map(({ name, runReceived }) => [name, runReceived] as const));

// A lost connection is noticed, and made again, by the next task.
const database = openDatabase({
  ...{ url: v.parse(workerDataSchema, workerData).databaseUrl, connections: 2 },
  onIdleError: () => undefined,
});

const answerTo = async (message: unknown): Promise<unknown> => {
  const { name, input } = v.parse(workerMessageSchema, message);
  const run = tasks.get(name);
  if (!run) throw new Error(`No task ${name}`);
  return run(input, { database });
};

parentPort?.on('message', (message: unknown) => {
  answerTo(message).then(
    (output) => parentPort?.postMessage({ output }),
    (error: unknown) => parentPort?.postMessage(failedAnswer(error)),
  );
});
