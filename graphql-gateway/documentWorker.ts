import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import { readingTask } from './composed/bank/readUpload.ts';
import { workerMessageSchema } from './core/besideLoop.ts';
import { evidenceTask } from './history/evidence/evidenceTask.ts';

/** The program of the worker thread: what it can do beside the event loop of the gateway (core/besideLoop.ts). */
const tasks = new Map([evidenceTask, readingTask].map(({ name, runReceived }) => [name, runReceived] as const));

const answerTo = async (message: unknown): Promise<unknown> => {
  const { name, input } = v.parse(workerMessageSchema, message);
  const run = tasks.get(name);
  if (!run) throw new Error(`No task ${name}`);
  return run(input);
};

parentPort?.on('message', (message: unknown) => {
  answerTo(message).then(
    (output) => parentPort?.postMessage({ output }),
    (error: unknown) =>
      parentPort?.postMessage({ failure: error instanceof Error ? (error.stack ?? error.message) : '' }),
  );
});
