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

const hasEnded = async (pid: number, patienceMs: number): Promise<boolean> => {
  const until = performance.now() + patienceMs;
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
 * The processes of a server notice when it dies, and end. One that hangs does not, and as long as it lives PostgreSQL refuses to
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
 * Clears the way after a run that was killed: its server, which lives on, is stopped; a pid file that names nobody or a
 * stranger (ids are used again after a power cut, and in containers) is removed, because PostgreSQL would refuse to start; and what is
 * left of a server that died is ended.
 */
export const clearLeftovers = async (cluster: string): Promise<void> => {
  const pidFile = join(cluster, 'postmaster.pid');
  const pid = pidIn(pidFile);
  if (pid !== undefined && commandLineOf(pid).includes(cluster)) await stopServer(pid);
  await endOrphans(cluster);
  rmSync(pidFile, { force: true });
};
