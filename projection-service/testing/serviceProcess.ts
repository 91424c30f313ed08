import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../..', import.meta.url));

type Ended = Readonly<{ code: number | null; output: string; errors: string; milliseconds: number }>;
export type Running = Readonly<{ child: ChildProcess; ended: Promise<Ended> }>;

/** Runs one of this folder's programs as its operator would, with nothing in its environment but what is given. */
export const runProgram = (
  file: string,
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Running => {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', `projection-service/${file}`, ...words], {
    cwd: house,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, output, errors, milliseconds: performance.now() - began }));
  });
  return { child, ended };
};
