import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, closeSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type ServiceDefinition = Readonly<{
  name: string;
  /** Arguments of Node. */
  args: readonly string[];
  folder: string;
  env: Readonly<Record<string, string>>;
  /** Health address, polled until it answers 200. */
  healthUrl: string;
}>;

/** One run of a service. */
export type ServiceProcess = Readonly<{
  hasEnded: Promise<number | null>;
  /** Resolves when a service that takes over from another one is ready except for the port, or has the port, too. */
  isPrepared: Promise<void>;
  /** Its last output on stderr: sentences for the operator when it could not start. */
  lastOutput: () => readonly string[];
  /** Resolves when it has ended: by itself, killed after ten seconds, or killed when `killSignal` aborts. */
  stop: (killSignal: AbortSignal) => Promise<void>;
}>;

const timeoutMs = 10_000;
const tenMegabytes = 10 * 1024 * 1024;

const openLog = (folder: string, name: string): string => {
  // The logs are for this account alone, also in a folder that an earlier release has made.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const file = join(folder, `${name}.log`);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > tenMegabytes) renameSync(file, `${file}.old`);
  return file;
};

const appendToLog = (logFile: string, chunk: Buffer): void => {
  try {
    appendFileSync(logFile, chunk);
  } catch {
    // The disk is full: the last lines are in memory anyway, and a log must not end the supervisor.
  }
};

const listen = (child: ChildProcess, logFile: string): string[] => {
  const words: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => {
    appendToLog(logFile, chunk);
    words.push(...chunk.toString('utf8').split('\n').filter(Boolean));
    words.splice(0, Math.max(0, words.length - 30));
  });
  return words;
};

const stopChild = async (child: ChildProcess, hasEnded: Promise<unknown>, killSignal: AbortSignal): Promise<void> => {
  child.kill('SIGTERM');
  const kill = () => void child.kill('SIGKILL');
  const killTimer = setTimeout(kill, timeoutMs);
  killSignal.addEventListener('abort', kill);
  if (killSignal.aborted) kill();
  await hasEnded;
  clearTimeout(killTimer);
  killSignal.removeEventListener('abort', kill);
};

/**
 * Starts a service in a process group of its own, so that Ctrl+C in the terminal reaches the supervisor alone, which
 * stops the services in order. It writes to `<logFolder>/<name>.log`.
 */
export const startService = ({ name, args, folder, env }: ServiceDefinition, logFolder: string): ServiceProcess => {
  const logFile = openLog(logFolder, name);
  const log = openSync(logFile, 'a', 0o600);
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  closeSync(log);
  const words = listen(child, logFile);
  const hasEnded = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code));
  });
  const isPrepared = new Promise<void>((resolve) => {
    child.on('message', (message) => {
      if (message === 'prepared') resolve();
    });
  });
  return {
    hasEnded,
    isPrepared,
    lastOutput: () => words,
    stop: (killSignal) => stopChild(child, hasEnded, killSignal),
  };
};
