import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolderAt } from '../../scripts/postgres/dataFolder.ts';
import { clearAway, newTestInstanceWithData, startTestInstance, untilOpen } from '../operations/startedInstance.ts';
import type { Program } from '../operations/program.ts';
import { processesOn, waitUntilNoProcesses } from '../operations/processes.ts';
import { type RunningClub, clubIn } from '../support/runningClub.ts';
import type { Target } from './killPlan.ts';
import { processesOf } from './killTargets.ts';
import { onInterrupt } from './onInterrupt.ts';

/** A real instance (`npm start`) whose processes can be killed. Its address stays the same; other ports may change. */
export type AttackedInstance = Readonly<{
  url: string;
  dataFolder: string;
  /** The club after the last start. Rejects where the instance refused to start. */
  club: () => Promise<RunningClub>;
  /** Why it can no longer be started; null while it can. */
  trouble: () => string | null;
  /** Sends SIGKILL as soon as the target runs. A killed supervisor is restarted at once. */
  kill: (target: Target) => Promise<void>;
  /** The last log lines of supervisor, database and services, and the running processes, to find out why it does not recover. */
  lastOutput: () => string;
  /** Stops it in order; returns the processes that are left. */
  close: () => Promise<readonly string[]>;
  /** Cleans up in any state. */
  clearAway: () => Promise<void>;
}>;

const killProcess = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended already
  }
};

const timeoutMs = 60_000;
/** Lines of each log. */
const lastBytes = 100_000;

const waitForProcesses = async (
  dataFolder: string,
  target: Exclude<Target, 'supervisor'>,
): Promise<readonly number[]> => {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const pids = processesOf(dataFolder, target);
    if (pids.length > 0) return pids;
    if (performance.now() > end) throw new Error(`${target} was not started again within ${timeoutMs / 1_000} s`);
    await pause(50);
  }
};

type Opening = Readonly<{ program: Program; open: Promise<void> }>;

/** `settings` are added to its environment. */
export const startAttackedInstance = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<AttackedInstance> => {
  const testInstance = await newTestInstanceWithData();
  // The instance has a process group of its own and would survive this process.
  onInterrupt(() => clearAway(testInstance));
  let kills = 0;
  let trouble: string | null = null;
  const start = (): Opening => {
    const before = kills;
    const program = startTestInstance(testInstance, settings);
    const open = untilOpen(program).catch(async (error: unknown) => {
      // A refusal without a kill in the meantime is a finding. Otherwise it is started once more.
      if (kills === before) throw error;
      if (program === instance.program) instance = start();
      await instance.open;
    });
    open.catch((error: unknown) => (trouble = String(error)));
    return { program, open };
  };
  let instance = start();
  await instance.open;

  const killSupervisor = async (): Promise<void> => {
    const { child, hasEnded } = instance.program;
    child.kill('SIGKILL');
    await hasEnded;
    if (instance.program.child === child) instance = start();
  };
  return {
    url: testInstance.url,
    dataFolder: testInstance.folder,
    club: async () => {
      await instance.open;
      return clubIn(testInstance.folder);
    },
    trouble: () => trouble,
    kill: async (target) => {
      const pids = target === 'supervisor' ? [] : await waitForProcesses(testInstance.folder, target);
      // Counted when it hits, because the instance may have been started again while the process was awaited.
      kills += 1;
      if (target === 'supervisor') return killSupervisor();
      pids.forEach(killProcess);
    },
    lastOutput: () => {
      const alive = processesOn(testInstance.folder).map(({ pid, words }) => `${pid} ${words.slice(0, 120)}`);
      const logs = join(testInstance.folder, 'logs');
      const files = [
        dataFolderAt(join(testInstance.folder, 'postgres')).logFile,
        ...readdirSync(logs).map((name) => join(logs, name)),
      ];
      const written = files.map((file) => `${file}:\n${readFileSync(file, 'utf8').slice(-lastBytes)}`);
      return [instance.program.output(), instance.program.errors(), ...alive, ...written].join('\n');
    },
    close: async () => {
      instance.program.child.kill('SIGTERM');
      await instance.program.hasEnded;
      return (await waitUntilNoProcesses(testInstance.folder, 5_000)).map(
        ({ pid, words }) => `${pid} ${words.slice(0, 80)}`,
      );
    },
    clearAway: () => clearAway(testInstance),
  };
};
