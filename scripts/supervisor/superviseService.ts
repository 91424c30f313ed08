import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Supervised, keepRunning } from './keepRunning.ts';
import { type ServiceDefinition, type ServiceProcess, startService } from './serviceProcess.ts';
import { type Say, reportStep } from './reportStep.ts';
import { requireHealthy } from './requireHealthy.ts';

type Dependencies = Readonly<{ dataFolder: string; say: Say; ending: AbortSignal }>;
type Stop = (killSignal: AbortSignal) => Promise<void>;

/** Computed at each start: a new build moves the folder of the one that runs. */
export type Define = () => ServiceDefinition;

/** A new process beside the one that serves: it takes over or is discarded. */
export type Successor = Readonly<{
  /** Resolves when it only waits for the port; rejects with a sentence where it ends before. */
  isPrepared: Promise<void>;
  discard: () => Promise<void>;
  /** Stops the old process, which releases the port; rejects where the new one does not become healthy. */
  takeOver: () => Promise<void>;
}>;

export type SupervisedService = Readonly<{
  name: string;
  isUp: Promise<void>;
  stop: Stop;
  /** Starts a successor with these further arguments. Throws while the service is not open yet. */
  startSuccessor: (define: Define, flags: readonly string[]) => Successor;
}>;

/** Building the tables of a large log takes that long. */
const timeoutMs = 30 * 60_000;
const never = new AbortController().signal;

/** Resolves when the process only waits for its port; rejects with its last output where it ends before. */
const untilPrepared = async ({ isPrepared, hasEnded, lastOutput }: ServiceProcess, name: string): Promise<void> => {
  const enough = new AbortController();
  const tooLate = pause(timeoutMs, undefined, { signal: enough.signal }).then(() => 'too late' as const);
  const outcome = await Promise.race([isPrepared.then(() => 'prepared' as const), hasEnded, tooLate]);
  enough.abort();
  await tooLate.catch(() => undefined);
  if (outcome === 'prepared') return;
  throw new Error(`The new ${name} did not come up, the old one goes on: ${lastOutput().join(' ')}`);
};

/** Starts a service, waits until it is healthy, and keeps it running from then on. */
export const superviseService = (define: Define, { dataFolder, say, ending }: Dependencies): SupervisedService => {
  const logFolder = join(dataFolder, 'logs');
  const { name } = define();
  const first = startService(define(), logFolder);
  let definePresent = define;
  let kept: Supervised<ServiceProcess> | null = null;
  const keep = (): void => {
    const start = () => Promise.resolve(startService(definePresent(), logFolder));
    const onLoss = () =>
      say(`  ${name} ended unexpectedly and is started again, see ${join(logFolder, `${name}.log`)}.`);
    kept = keepRunning(first, {
      start,
      onLoss,
      onFailure: (error) => say(`  ${name} could not be started: ${String(error)}`),
    });
  };
  const startSuccessor = (defineNext: Define, flags: readonly string[]): Successor => {
    const present = kept;
    if (!present) throw new Error(`${name} is not open yet.`);
    const definition = defineNext();
    const successor = startService({ ...definition, args: [...definition.args, '--take-over', ...flags] }, logFolder);
    const isPrepared = untilPrepared(successor, name);
    // Whoever discards it need not wait for it.
    isPrepared.catch(() => undefined);
    return {
      isPrepared,
      discard: () => successor.stop(never),
      takeOver: async () => {
        definePresent = defineNext;
        await present.replaceBy(successor).stop(ending);
        await requireHealthy(successor, definition, { logFolder, ending });
      },
    };
  };
  const isUp = reportStep(say)(name, () => requireHealthy(first, define(), { logFolder, ending })).then(keep);
  return { name, isUp, stop: (killSignal) => (kept ?? first).stop(killSignal), startSuccessor };
};
