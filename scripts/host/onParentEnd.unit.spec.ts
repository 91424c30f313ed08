import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

const program = `
import { onParentEnd } from './scripts/host/onParentEnd.mjs';
setInterval(() => undefined, 60_000);
onParentEnd(process.ppid, () => { console.log('ended'); process.exit(0); });
console.log(process.pid);`;

it.skipIf(process.platform === 'win32')(
  'A program that a shell has started notices that the shell was ended',
  async () => {
    // The second command keeps the shell from becoming the program.
    const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = shell.stdout.setEncoding('utf8')[Symbol.asyncIterator]();
    expect(Number((await lines.next()).value)).toBeGreaterThan(0);
    shell.kill('SIGTERM');
    expect((await lines.next()).value).toBe('ended\n');
  },
);
