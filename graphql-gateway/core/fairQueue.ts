import { Refusal } from './refusal.ts';

/** Runs work after that of others; refuses with ERR_TOO_MANY_CHANGES and status 429 where too much of it waits already. */
export type FairQueue = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

/** How much work may wait beside the one that is done. */
type Limits = Readonly<{ ofCaller: number; inAll: number }>;
type Job = () => Promise<void>;

const retryAfterSeconds = 10;

/** One work at a time, and callers take turns: who has much of it waits for the own, and others for one work of each caller. */
export const fairQueue = ({ ofCaller, inAll }: Limits): FairQueue => {
  /** In the order of the callers' turns; nobody without a job. */
  const waiting = new Map<string, Job[]>();
  let count = 0;
  let isRunning = false;

  const putLast = (caller: string): void => {
    const own = waiting.get(caller);
    if (own && waiting.delete(caller)) waiting.set(caller, own);
  };
  const next = (): Readonly<{ caller: string; job: Job }> | null => {
    for (const [caller, jobs] of waiting) {
      const job = jobs.shift();
      if (jobs.length === 0) waiting.delete(caller);
      count -= 1;
      return job ? { caller, job } : null;
    }
    return null;
  };
  const run = async (caller: string, job: Job): Promise<void> => {
    isRunning = true;
    await job();
    putLast(caller);
    const following = next();
    if (following) void run(following.caller, following.job);
    else isRunning = false;
  };
  const add = (caller: string, job: Job): void => {
    const own = waiting.get(caller) ?? [];
    if (own.length >= ofCaller || count >= inAll)
      throw new Refusal('ERR_TOO_MANY_CHANGES', [], { status: 429, retryAfterSeconds });
    count += 1;
    own.push(job);
    waiting.set(caller, own);
  };
  return (caller, work) =>
    new Promise((resolve, reject) => {
      const job: Job = () => work().then(resolve, reject);
      if (isRunning) add(caller, job);
      else void run(caller, job);
    });
};
