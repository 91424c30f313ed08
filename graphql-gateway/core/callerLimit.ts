import { Refusal } from './refusal.ts';

/** Runs the work of one caller, a few at a time; refuses with ERR_INVALID_INPUT and status 429 where too much of it waits already. */
export type CallerLimit = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

type Limits = Readonly<{ atOnce: number; waiting: number }>;
type Queue = { running: number; readonly waiting: (() => void)[] };

/** So that the expensive queries of one caller do not delay those of others: they wait for each other, not for all. */
export const callerLimit = ({ atOnce, waiting }: Limits): CallerLimit => {
  const queues = new Map<string, Queue>();

  const enter = async (queue: Queue): Promise<void> => {
    if (queue.waiting.length >= waiting) throw new Refusal('ERR_INVALID_INPUT', [], { status: 429 });
    if (queue.running >= atOnce) await new Promise<void>((begin) => void queue.waiting.push(begin));
    else queue.running += 1;
  };
  /** The next one takes the place of the one that has ended. */
  const leave = (caller: string, queue: Queue): void => {
    const begin = queue.waiting.shift();
    if (begin) {
      begin();
      return;
    }
    queue.running -= 1;
    if (queue.running === 0) queues.delete(caller);
  };
  return async (caller, work) => {
    const queue = queues.get(caller) ?? { running: 0, waiting: [] };
    queues.set(caller, queue);
    await enter(queue);
    try {
      return await work();
    } finally {
      leave(caller, queue);
    }
  };
};
