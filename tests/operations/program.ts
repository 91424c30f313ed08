import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { withoutLimits } from '../support/withoutLimits.ts';
import { root } from './settings.ts';

export type Program = Readonly<{
  pid: number;
  child: ChildProcess;
  /** Its output so far. */
  output: () => string;
  errors: () => string;
  hasEnded: Promise<Readonly<{ code: number | null }>>;
}>;

type Environment = Readonly<Record<string, string>>;

/** The part of our own environment that a program needs to run at all, and no limits of what one person may do. */
const bareEnvironment = (): Environment => ({
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  ...withoutLimits,
});

const endWithParent = fileURLToPath(new URL('endWithParent.mjs', import.meta.url));

/**
 * Starts Node in the repository, or in another `folder`, with these arguments and only `env` in the environment. It ends with this process,
 * also where that is killed.
 */
export const startProgram = (args: readonly string[], env: Environment, folder = root): Program => {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
    cwd: folder,
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const written = { output: '', errors: '' };
  child.stdout.on('data', (text: Buffer) => (written.output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (written.errors += text.toString()));
  const hasEnded = new Promise<Readonly<{ code: number | null }>>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code }));
  });
  return { pid: child.pid ?? -1, child, output: () => written.output, errors: () => written.errors, hasEnded };
};

export type Refusal = Readonly<{ code: number | null; sentences: readonly string[] }>;

/** Runs a program that is expected to refuse its start; returns its sentences for the operator. */
export const refusalOf = async (args: readonly string[], env: Environment): Promise<Refusal> => {
  const program = startProgram(args, env);
  const { code } = await program.hasEnded;
  return { code, sentences: program.errors().split('\n').filter(Boolean) };
};
