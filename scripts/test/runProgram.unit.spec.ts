import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a program that says its id and never ends. */
const runner = `
import { endPrograms, runNode } from './scripts/test/runProgram.ts';
process.once('SIGTERM', () => void endPrograms().then(() => process.exit(1)));
await runNode(['--eval', 'console.log(process.pid); setInterval(() => undefined, 60_000)']);
process.exit(0);`;

it('An interrupted run ends its programs, and then itself', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', runner];
  const run = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const pid = await new Promise<number>((resolve) => run.stdout.once('data', (text) => resolve(Number(text))));
  expect(process.kill(pid, 0)).toBe(true);
  const hasEnded = once(run, 'exit');
  run.kill('SIGTERM');
  expect(await hasEnded).toEqual([1, null]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
