import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dataFolderAt } from '../../scripts/postgres/dataFolder.ts';
import { clearAway, newClubhouse, startHouse, untilOpen } from '../operations/clubhouse.ts';
import type { Program } from '../operations/program.ts';
import { processesOn, untilNobodyIsLeft } from '../operations/processes.ts';
import { type RunningClub, clubIn } from '../support/runningClub.ts';
import type { Target } from './killPlan.ts';
import { victimsIn } from './victims.ts';
import { whenInterrupted } from './whenInterrupted.ts';

/** A real house, `npm start`, that can be hurt. Its address stays the same; everything else may move. */
export type AttackedHouse = Readonly<{
  url: string;
  dataFolder: string;
  /** As it is after the last start. Rejects where a start was refused. */
  club: () => Promise<RunningClub>;
  /** Why it cannot be opened any more; null for as long as it can. */
  trouble: () => string | null;
  /** SIGKILL, without a word, as soon as the target runs. A supervisor is started again at once, as its operator would. */
  kill: (target: Target) => Promise<void>;
  /** What the supervisor, the database and the services have said, and who is alive: for whoever has to find out why it stays away. */
  lastWords: () => string;
  /** In order; answers with the processes that are left behind. */
  close: () => Promise<readonly string[]>;
  /** After whatever happened. */
  clearAway: () => Promise<void>;
}>;

const strike = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it was faster
  }
};

const patienceMs = 60_000;
/** Of each log. */
const lastBytes = 100_000;

const untilVictims = async (dataFolder: string, target: Exclude<Target, 'supervisor'>): Promise<readonly number[]> => {
  const end = performance.now() + patienceMs;
  for (;;) {
    const victims = victimsIn(dataFolder, target);
    if (victims.length > 0) return victims;
    if (performance.now() > end) throw new Error(`${target} was not started again within ${patienceMs / 1_000} s`);
    await pause(50);
  }
};

type Opening = Readonly<{ program: Program; open: Promise<void> }>;

/** `settings` are added to its environment. */
export const openAttackedHouse = async (settings: Readonly<Record<string, string>> = {}): Promise<AttackedHouse> => {
  const clubhouse = await newClubhouse();
  // The house would outlive whoever attacks it: it runs in a group of its own.
  whenInterrupted(() => clearAway(clubhouse));
  let strikes = 0;
  let trouble: string | null = null;
  const start = (): Opening => {
    const before = strikes;
    const program = startHouse(clubhouse, settings);
    const open = untilOpen(program).catch(async (error: unknown) => {
      // Refused although nobody has struck meanwhile: that is for the report. Else its operator starts it once more.
      if (strikes === before) throw error;
      if (program === house.program) house = start();
      await house.open;
    });
    open.catch((error: unknown) => (trouble = String(error)));
    return { program, open };
  };
  let house = start();
  await house.open;

  const killSupervisor = async (): Promise<void> => {
    const { child, hasEnded } = house.program;
    child.kill('SIGKILL');
    await hasEnded;
    if (house.program.child === child) house = start();
  };
  return {
    url: clubhouse.url,
    dataFolder: clubhouse.folder,
    club: async () => {
      await house.open;
      return clubIn(clubhouse.folder);
    },
    trouble: () => trouble,
    kill: async (target) => {
      strikes += 1;
      if (target === 'supervisor') return killSupervisor();
      for (const pid of await untilVictims(clubhouse.folder, target)) strike(pid);
    },
    lastWords: () => {
      const alive = processesOn(clubhouse.folder).map(({ pid, words }) => `${pid} ${words.slice(0, 120)}`);
      const logs = join(clubhouse.folder, 'logs');
      const files = [
        dataFolderAt(join(clubhouse.folder, 'postgres')).logFile,
        ...readdirSync(logs).map((name) => join(logs, name)),
      ];
      const written = files.map((file) => `${file}:\n${readFileSync(file, 'utf8').slice(-lastBytes)}`);
      return [house.program.output(), house.program.errors(), ...alive, ...written].join('\n');
    },
    close: async () => {
      house.program.child.kill('SIGTERM');
      await house.program.hasEnded;
      return (await untilNobodyIsLeft(clubhouse.folder, 5_000)).map(({ pid, words }) => `${pid} ${words.slice(0, 80)}`);
    },
    clearAway: () => clearAway(clubhouse),
  };
};
