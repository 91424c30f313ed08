import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckedInvariant } from '../checker/checkInstance.ts';
import type { AttackedInstance } from './attackedInstance.ts';
import type { KillRecord } from './outages.ts';

const answerPatienceMs = 60_000;

/** Waits until a call that was sent after the kill is answered. Rejects where the instance refuses to start, and after a minute. */
export const untilAnswered = async (
  instance: Pick<AttackedInstance, 'trouble'>,
  answeredSince: (moment: number) => boolean,
  { target, at }: KillRecord,
): Promise<void> => {
  const end = Date.now() + answerPatienceMs;
  while (!answeredSince(at)) {
    const trouble = instance.trouble();
    if (trouble !== null) throw new Error(trouble);
    if (Date.now() > end) throw new Error(`No call was answered within a minute after the kill of ${target}.`);
    await pause(20);
  }
};

/** Ends the run: a refused start, a service that does not recover, or a minute without an answer. */
export const checkRecovered = async (
  attack: Promise<void>,
  killRecords: readonly KillRecord[],
): Promise<CheckedInvariant> => ({
  id: 'back',
  says: 'The instance came back after every kill',
  violations: await attack.then(
    () => [],
    (error: unknown) => [String(error)],
  ),
  examined: killRecords.length,
});

/** Returns where it is. */
export const saveLastOutput = (instance: AttackedInstance, seed: number): string => {
  const file = `test-results/chaos-instance-${seed}.log`;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(file, instance.lastOutput());
  return `What the instance said is in ${file}.`;
};
