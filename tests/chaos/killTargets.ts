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

/** Field 4 of /proc/…/stat; the name before it may contain any character. */
const parentOf = (pid: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined; // ended meanwhile
  }
};

/** The first process of the server, then all its children: like a power failure. */
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

/** The processes to kill; none where the target does not run at the moment. The process that started the supervisor knows its id. */
export const processesOf = (dataFolder: string, target: Exclude<Target, 'supervisor'>): readonly number[] =>
  target === 'PostgreSQL'
    ? serverProcesses(dataFolder)
    : processesOn(dataFolder)
        .filter(({ words }) => words.includes(bundles[target]))
        .map(({ pid }) => pid);
