import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const wordsOf = (pid: string): string => {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8')}\0${readFileSync(`/proc/${pid}/environ`, 'utf8')}`;
  } catch {
    return ''; // Ended meanwhile, or owned by another account.
  }
};

export type Process = Readonly<{ pid: number; words: string }>;

/** The running processes whose command line or environment mentions the folder: the instance that was started on it. */
export const processesOn = (folder: string): readonly Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), words: wordsOf(name) }))
    .filter(({ pid, words }) => pid !== process.pid && words.includes(folder));

export const waitUntilNoProcesses = async (folder: string, timeoutMs: number): Promise<readonly Process[]> => {
  const until = performance.now() + timeoutMs;
  for (;;) {
    const left = processesOn(folder);
    if (left.length === 0 || performance.now() > until) return left;
    await pause(50);
  }
};
