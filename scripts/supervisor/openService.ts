import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kept, keepRunning } from './keepRunning.ts';
import { type ServiceOrder, type ServiceProcess, startService } from './serviceProcess.ts';
import { type Say, sayStep } from './steps.ts';
import { untilUp } from './untilUp.ts';

type Surroundings = Readonly<{ dataFolder: string; say: Say; ending: AbortSignal }>;
type Stop = (hurry: AbortSignal) => Promise<void>;

export type OpenService = Readonly<{
  name: string;
  isUp: Promise<void>;
  stop: Stop;
  /**
   * Lets a new process take over: it is made ready beside the old one, which is then told to finish and hands over the port.
   * Rejects where the new one does not come up; then the old one goes on, or is started again.
   */
  replace: () => Promise<void>;
}>;

const patienceMs = 60_000;
const never = new AbortController().signal;

/** Resolves when the process only waits for its port; rejects with its last words where it ends before. */
const untilPrepared = async (
  { isPrepared, hasEnded, lastWords, stop }: ServiceProcess,
  name: string,
): Promise<void> => {
  const enough = new AbortController();
  const tooLate = pause(patienceMs, undefined, { signal: enough.signal }).then(() => 'too late' as const);
  const outcome = await Promise.race([isPrepared.then(() => 'prepared' as const), hasEnded, tooLate]);
  enough.abort();
  await tooLate.catch(() => undefined);
  if (outcome === 'prepared') return;
  await stop(never);
  throw new Error(`The new ${name} did not come up, the old one goes on: ${lastWords().join(' ')}`);
};

/** Starts a service, waits until it is healthy, and keeps it running from then on. */
export const openService = (order: ServiceOrder, { dataFolder, say, ending }: Surroundings): OpenService => {
  const logFolder = join(dataFolder, 'logs');
  const { name } = order;
  const first = startService(order, logFolder);
  let kept: Kept<ServiceProcess> | null = null;
  const keep = (): void => {
    const begin = () => Promise.resolve(startService(order, logFolder));
    const onLoss = () =>
      say(`  ${name} ended unexpectedly and is started again, see ${join(logFolder, `${name}.log`)}.`);
    kept = keepRunning(first, {
      begin,
      onLoss,
      onFailure: (error) => say(`  ${name} could not be started: ${String(error)}`),
    });
  };
  const replace = async (): Promise<void> => {
    if (!kept) throw new Error(`${name} is not open yet.`);
    const successor = startService({ ...order, args: [...order.args, '--take-over'] }, logFolder);
    await untilPrepared(successor, name);
    await kept.replaceBy(successor).stop(ending);
    await untilUp(successor, order, { logFolder, ending });
  };
  const isUp = sayStep(say)(name, () => untilUp(first, order, { logFolder, ending })).then(keep);
  return { name, isUp, stop: (hurry) => (kept ?? first).stop(hurry), replace };
};
