import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildId } from '@platzwart/service-process/build-id';
import { builtProgram } from '../../tests/support/builtProgram.ts';

const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

type Ended = Readonly<{ code: number | null; output: string; errors: string }>;
export type Running = Readonly<{ child: ChildProcess; ended: Promise<Ended> }>;

const built: Readonly<Record<string, string>> = { 'main.ts': 'projection-service', 'rebuild.ts': 'rebuild' };

/** The file that Node starts: the bundle of a program if there is one, else (for programs of the specs) the source. */
const programOf = (file: string): readonly string[] => {
  const name = built[file];
  return name === undefined ? ['--import', 'tsx', `projection-service/${file}`] : [builtProgram(name)];
};

/** A program from source is of the same release as the specs; a bundle knows its own. */
const sameRelease = { PLATZWART_BUILD: buildId };

/** Runs a program of this folder as an operator would; its environment holds only the given variables. */
export const runProgram = (
  file: string,
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Running => {
  const child = spawn(process.execPath, [...programOf(file), ...words], {
    cwd: rootFolder,
    env: { PATH: process.env['PATH'] ?? '', ...sameRelease, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code) => resolve({ code, output, errors }));
  });
  return { child, ended };
};
