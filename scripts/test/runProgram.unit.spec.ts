import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const endless = 'console.log(process.pid); setInterval(() => undefined, 60_000)';
/** A worker that nobody tells to end, as those of vitest. */
const withWorker = `
require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(endless)}], { stdio: 'inherit' });
setInterval(() => undefined, 60_000)`;

const runnerOf = (program: string): string => `
import { endPrograms, runNode } from './scripts/test/runProgram.ts';
process.on('SIGTERM', () => void endPrograms(100).then(() => process.exit(1)));
await runNode(['--eval', ${JSON.stringify(program)}]);
process.exit(0);`;

it.each([
  ['its programs', endless],
  ['the workers that they leave', withWorker],
])('An interrupted run ends %s, and then itself', async (_, program) => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', runnerOf(program)];
  const run = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve) => run.stdout.once('data', (text) => resolve(Number(text))));
  expect(process.kill(pid, 0)).toBe(true);
  // Its output is closed once nobody is left who could write to it.
  const close = once(run, 'close');
  run.kill('SIGTERM');
  run.kill('SIGTERM');
  expect(await close).toEqual([1, null]);
});
