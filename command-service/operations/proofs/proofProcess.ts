import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { logProofSchema } from '@platzwart/contracts/club';
import * as v from 'valibot';
import type { ProveLog } from '../../processes/proveLog.ts';

/** What the program sends: how many events it has read, and at the end the result. */
const messageSchema = v.union([v.object({ events: v.number() }), v.object({ proof: logProofSchema })]);
export type ProofMessage = v.InferOutput<typeof messageSchema>;

/** Enough for a million events. */
const memoryMegabytes = 1_024;
const timeoutMilliseconds = 60 * 60_000;

/** Other processes come first; where the system refuses that, it has to go without. */
const makePolite = (pid: number | undefined): void => {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The proofs are right at any priority.
  }
};

/**
 * Runs `program` (verifyLog.ts, built) as a process of its own with a low priority, so that neither commands nor the live plan wait for the
 * proofs. Rejects where it ends without a result, or takes longer than an hour.
 */
export const proveInOwnProcess =
  (program: string): ProveLog =>
  async (onProgress) => {
    const child = fork(program, [], {
      ...{ stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [`--max-old-space-size=${memoryMegabytes}`] },
      timeout: timeoutMilliseconds,
    });
    makePolite(child.pid);
    const results: v.InferOutput<typeof logProofSchema>[] = [];
    child.on('message', (message) => {
      const read = v.parse(messageSchema, message);
      if ('proof' in read) results.push(read.proof);
      else onProgress(read.events);
    });
    await once(child, 'close');
    const [proof] = results;
    if (!proof) throw new Error(`The proofs of the log ended with code ${child.exitCode} and without a result`);
    return proof;
  };
