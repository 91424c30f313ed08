import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

const fromProc = (pid: number): string | undefined => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || state === 'X' ? undefined : rest[18]; // Field 22: ticks between boot and the start of the process.
};

const fromPs = (pid: number): string | undefined =>
  spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || undefined;

/**
 * Start time of the process with this id, in a system-specific format; undefined when it does not run.
 * Process ids are reused, in containers within seconds: only id and start time together identify a process.
 */
export const startOfProcess = (pid: number): string | undefined => {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
};

/** The command line of a running process, empty when it cannot be read. */
export const commandLineOf = (pid: number): string => {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  } catch {
    return '';
  }
};

const folderOf = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return ''; // Ended meanwhile, or owned by another account.
  }
};

/** The processes that work in a folder, given without links in its path; none where the system does not report them. */
export const processesIn = (folder: string): readonly number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((pid) => folderOf(pid) === folder)
    : [];
