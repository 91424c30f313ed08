import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Supervised, keepRunning } from './keepRunning.ts';
import { type ServiceDefinition, type ServiceProcess, startService } from './serviceProcess.ts';
import { type Say, reportStep } from './reportStep.ts';
import { requireHealthy } from './requireHealthy.ts';

type Dependencies = Readonly<{ dataFolder: string; say: Say; ending: AbortSignal }>;
type Stop = (killSignal: AbortSignal) => Promise<void>;

export type SupervisedService = Readonly<{
  name: string;
  isUp: Promise<void>;
  stop: Stop;
  /**
   * Lets a new process take over: it starts beside the old one, which is then stopped and releases the port.
   * Rejects where the new one does not start; then the old one continues, or is started again.
   */
  replace: () => Promise<void>;
}>;

const timeoutMs = 60_000;
const never = new AbortController().signal;

/** Resolves when the process only waits for its port; rejects with its last output where it ends before. */
const waitUntilPrepared = async (
  { isPrepared, hasEnded, lastOutput, stop }: ServiceProcess,
  name: string,
): Promise<void> => {
  const enough = new AbortController();
  const tooLate = pause(timeoutMs, undefined, { signal: enough.signal }).then(() => 'too late' as const);
  const outcome = await Promise.race([isPrepared.then(() => 'prepared' as const), hasEnded, tooLate]);
  enough.abort();
  await tooLate.catch(() => undefined);
  if (outcome === 'prepared') return;
  await stop(never);
  throw new Error(`The new ${name} did not come up, the old one goes on: ${lastOutput().join(' ')}`);
};

/** Starts a service, waits until it is healthy, and keeps it running from then on. */
export const superviseService = (
  definition: ServiceDefinition,
  { dataFolder, say, ending }: Dependencies,
): SupervisedService => {
  const logFolder = join(dataFolder, 'logs');
  const { name } = definition;
  const first = startService(definition, logFolder);
  let kept: Supervised<ServiceProcess> | null = null;
  const keep = (): void => {
    const start = () => Promise.resolve(startService(definition, logFolder));
    const onLoss = () =>
      say(`  ${name} ended unexpectedly and is started again, see ${join(logFolder, `${name}.log`)}.`);
    kept = keepRunning(first, {
      start,
      onLoss,
      onFailure: (error) => say(`  ${name} could not be started: ${String(error)}`),
    });
  };
  const replace = async (): Promise<void> => {
    if (!kept) throw new Error(`${name} is not open yet.`);
    const successor = startService({ ...definition, args: [...definition.args, '--take-over'] }, logFolder);
    await waitUntilPrepared(successor, name);
    await kept.replaceBy(successor).stop(ending);
    await requireHealthy(successor, definition, { logFolder, ending });
  };
  const isUp = reportStep(say)(name, () => requireHealthy(first, definition, { logFolder, ending })).then(keep);
  return { name, isUp, stop: (killSignal) => (kept ?? first).stop(killSignal), replace };
};
