import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorCodes } from '@platzwart/contracts/catalogue';
import * as v from 'valibot';
import type { Database } from './database.ts';
import { fairQueue } from './fairQueue.ts';
import { Refusal } from './refusal.ts';

/** What a task may use: in the other thread a connection of its own. */
export type BesideServices = Readonly<{ database: Pick<Database, 'rows'> }>;

/** Work that takes the processor for longer than others should wait. Input and output are plain data: they are copied. */
export type BesideTask<Input, Output> = Readonly<{
  name: string;
  run: (input: Input, services: BesideServices) => Output | Promise<Output>;
  /** What the other thread has sent is of these types: both are built from the same sources. */
  runReceived: (input: unknown, services: BesideServices) => Promise<unknown>;
  received: (output: unknown) => Output;
}>;

export const besideTask = <Input, Output>(
  name: string,
  run: BesideTask<Input, Output>['run'],
): BesideTask<Input, Output> => ({
  ...{ name, run },
  runReceived: async (input, services) =>
    run(
      v.parse(
        v.custom<Input>(() => true),
        input,
      ),
      services,
    ),
  received: (output) =>
    v.parse(
      v.custom<Output>(() => true),
      output,
    ),
});

/**
 * Runs a task for a caller and answers its result; rejects where it throws, or takes too much time or memory. Refusals: those of the task;
 * ERR_TOO_MANY_CHANGES where too many tasks wait, of the caller or of all.
 */
export type BesideLoop = <Input, Output>(
  task: BesideTask<Input, Output>,
  input: Input,
  caller: string,
) => Promise<Output>;

/** In this thread: for programs that serve nobody meanwhile. */
export const onTheLoop =
  (services: BesideServices): BesideLoop =>
  async (task, input) =>
    task.run(input, services);

export const workerMessageSchema = v.object({ name: v.string(), input: v.unknown() });
export const workerDataSchema = v.object({ databaseUrl: v.string() });
const refusalSchema = v.object({ code: v.picklist(errorCodes), fields: v.array(v.string()) });
const answerSchema = v.union([
  v.object({ output: v.unknown() }),
  v.object({ refusal: refusalSchema }),
  v.object({ failure: v.string() }),
]);
type Answer = v.InferOutput<typeof answerSchema>;

/** How the other thread tells of a task that threw. */
export const failedAnswer = (error: unknown): Answer => {
  if (error instanceof Refusal) return { refusal: { code: error.code, fields: [...error.fields] } };
  return { failure: error instanceof Error ? (error.stack ?? error.message) : '' };
};

/** A file of a bank with half a million elements takes 400. */
const memoryMegabytes = 768;
/** A reader has four at once (executionTurns.ts); changes have no turns. Each may hold a file of two megabytes. */
const waitingTasks = { ofCaller: 8, inAll: 64 };

type WorkerOptions = Readonly<{ program: URL; databaseUrl: string; timeoutMilliseconds?: number }>;

/**
 * One worker thread that runs `program` (documentWorker.ts), started with the first task. Tasks run one after the other, so that they leave a
 * processor to those who ask for a plan meanwhile, and callers take turns. A worker that fails is replaced with the next task.
 */
export const workerBesideLoop = ({ program, databaseUrl, timeoutMilliseconds = 60_000 }: WorkerOptions) => {
  let worker: Worker | null = null;
  const inTurn = fairQueue(waitingTasks);

  const started = (): Worker => {
    // Without what the process itself was started with, such as the module by which it ends with its supervisor.
    worker ??= new Worker(program, {
      ...{ execArgv: [], workerData: { databaseUrl } },
      resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    });
    return worker;
  };
  const close = async (): Promise<void> => {
    const closing = worker;
    worker = null;
    await closing?.terminate();
  };
  const answerTo = async (message: v.InferOutput<typeof workerMessageSchema>): Promise<unknown> => {
    const asked = started();
    try {
      asked.postMessage(message);
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const answers: readonly unknown[] = await once(asked, 'message', { signal });
      return answers[0];
    } catch (error) {
      await close();
      throw error;
    }
  };
  const ask = async (message: v.InferOutput<typeof workerMessageSchema>): Promise<unknown> => {
    const answer = v.parse(answerSchema, await answerTo(message));
    if ('failure' in answer) throw new Error(answer.failure);
    if ('refusal' in answer) throw new Refusal(answer.refusal.code, answer.refusal.fields);
    return answer.output;
  };
  const run: BesideLoop = async (task, input, caller) =>
    task.received(await inTurn(caller, () => ask({ name: task.name, input })));
  return { run, close };
};
