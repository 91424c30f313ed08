import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

it.skipIf(process.platform === 'win32')(
  'A program ends with the spec that started it, also where that is killed',
  async () => {
    const file = join(tmpdir(), `platzwart-ended-${process.pid}`);
    const program = `
    process.on('SIGTERM', () => { require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); process.exit(0); });
    setInterval(() => undefined, 60_000);
    console.log('ready');`;
    const starter = `
    import { startProgram } from './tests/operations/program.ts';
    const { child } = startProgram(['--eval', ${JSON.stringify(program)}], {});
    child.stdout.once('data', () => console.log('ready'));`;
    const spec = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', starter], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((ready) => spec.stdout.once('data', ready));
    expect(existsSync(file)).toBe(false);
    spec.kill('SIGKILL');
    await expect.poll(() => existsSync(file)).toBe(true);
    rmSync(file);
  },
);
