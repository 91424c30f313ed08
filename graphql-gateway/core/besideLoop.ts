import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';

/** Work that takes the processor for longer than others should wait. Input and output are plain data: they are copied. */
export type BesideTask<Input, Output> = Readonly<{
  name: string;
  run: (input: Input) => Output | Promise<Output>;
  /** What the other thread has sent is of these types: both are built from the same sources. */
  runReceived: (input: unknown) => Promise<unknown>;
  received: (output: unknown) => Output;
}>;

export const besideTask = <Input, Output>(
  name: string,
  run: BesideTask<Input, Output>['run'],
): BesideTask<Input, Output> => ({
  ...{ name, run },
  runReceived: async (input) =>
    run(
      v.parse(
        v.custom<Input>(() => true),
        input,
      ),
    ),
  received: (output) =>
    v.parse(
      v.custom<Output>(() => true),
      output,
    ),
});

/** Runs a task and answers its result; rejects where it throws, or takes too much time or memory. */
export type BesideLoop = <Input, Output>(task: BesideTask<Input, Output>, input: Input) => Promise<Output>;

/** In this thread: for programs that serve nobody meanwhile. */
export const onTheLoop: BesideLoop = async (task, input) => task.run(input);

export const workerMessageSchema = v.object({ name: v.string(), input: v.unknown() });
const answerSchema = v.union([v.object({ output: v.unknown() }), v.object({ failure: v.string() })]);

/** A file of a bank with half a million elements takes 400. */
const memoryMegabytes = 768;

/**
 * One worker thread that runs `program` (documentWorker.ts), started with the first task. Tasks run one after the other, so that they leave a
 * processor to those who ask for a plan meanwhile. A worker that fails is replaced with the next task.
 */
export const workerBesideLoop = (program: URL, { timeoutMilliseconds = 60_000 } = {}) => {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const started = (): Worker => {
    // Without what the process itself was started with, such as the module by which it ends with its supervisor.
    worker ??= new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes } });
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
    return answer.output;
  };
  const run: BesideLoop = async (task, input) => {
    const turn = last.then(() => ask({ name: task.name, input }));
    last = turn.catch(() => undefined);
    return task.received(await turn);
  };
  return { run, close };
};
