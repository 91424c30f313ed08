import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLineOf, processesIn, startOfProcess } from '../host/processIdentity.ts';
import { signal } from '../host/signal.ts';
import { StartRefused } from '../host/startRefused.ts';

const pidIn = (pidFile: string): number | undefined => {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
};

const hasEnded = async (pid: number, timeoutMs: number): Promise<boolean> => {
  const until = performance.now() + timeoutMs;
  while (startOfProcess(pid) !== undefined) {
    if (performance.now() > until) return false;
    await pause(20);
  }
  return true;
};

const stopServer = async (pid: number): Promise<void> => {
  signal(pid, 'SIGINT');
  if (await hasEnded(pid, 20_000)) return;
  signal(pid, 'SIGQUIT');
  if (await hasEnded(pid, 10_000)) return;
  throw new StartRefused(
    `A PostgreSQL of an earlier run does not end: stop process ${pid} (kill -9 ${pid}) and start again.`,
  );
};

/**
 * The processes of a server end when it dies, except one that hangs. As long as that lives PostgreSQL refuses to
 * start: "pre-existing shared memory block is still in use".
 */
const endOrphans = async (cluster: string): Promise<void> => {
  const orphans = () => processesIn(cluster).filter((pid) => commandLineOf(pid).startsWith('postgres'));
  const until = performance.now() + 2_000;
  while (orphans().length > 0 && performance.now() < until) await pause(20);
  for (const pid of orphans()) {
    signal(pid, 'SIGKILL');
    await hasEnded(pid, 10_000);
  }
};

/**
 * Cleans up after a killed run: stops its server if that still runs; removes a pid file that names no process or an unrelated one (ids
 * are reused after a power cut, and in containers), because PostgreSQL would refuse to start; and ends remaining processes of a
 * server that died.
 */
export const clearLeftovers = async (cluster: string): Promise<void> => {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = pidIn(pidFile);
  if (pid !== undefined && commandLineOf(pid).includes(cluster)) await stopServer(pid);
  await endOrphans(cluster);
  rmSync(pidFile, { force: true });
};
