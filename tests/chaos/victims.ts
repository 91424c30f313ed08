import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { processesOn } from '../operations/processes.ts';
import type { Target } from './killPlan.ts';

const bundles: Readonly<Record<Exclude<Target, 'supervisor' | 'PostgreSQL'>, string>> = {
  gateway: 'dist/graphql-gateway.js',
  'command-service': 'dist/command-service.js',
  'projection-service': 'dist/projection-service.js',
  'mail-service': 'dist/mail-service.js',
};

/** Field 4 of /proc/…/stat; the name before it may hold anything. */
const parentOf = (pid: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // ended meanwhile
  }
};

/** The first process of the server and, after it, everyone it has started: as if the power went. */
const serverProcesses = (dataFolder: string): readonly number[] => {
  try {
    const [first] = readFileSync(join(dataFolder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    const children = readdirSync('/proc')
      .map(Number)
      .filter((pid) => parentOf(pid) === Number(first));
    return [Number(first), ...children].filter((pid) => parentOf(pid) !== undefined);
  } catch {
    return [];
  }
};

/** The processes to kill; none where the target does not run at the moment. The supervisor is known to whoever started it. */
export const victimsIn = (dataFolder: string, target: Exclude<Target, 'supervisor'>): readonly number[] =>
  target === 'PostgreSQL'
    ? serverProcesses(dataFolder)
    : processesOn(dataFolder)
        .filter(({ words }) => words.includes(bundles[target]))
        .map(({ pid }) => pid);
