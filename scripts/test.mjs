// `npm test`: may run before any package is installed, so everything before the installation is plain JavaScript.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { onParentEnd } from './host/onParentEnd.mjs';
import { prepareOrRefuse } from './prepare/prepareOrRefuse.mjs';

const parent = process.ppid;
const root = await prepareOrRefuse({ withBuild: true });
const main = ['--import', 'tsx', join('scripts', 'test', 'main.ts'), ...process.argv.slice(2)];
const run = spawn(process.execPath, main, { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => run.kill(signal));
// npm passes a SIGTERM on to its shell, which ends without us.
if (process.env['npm_lifecycle_event'] !== undefined) onParentEnd(parent, () => run.kill('SIGTERM'));
run.once('exit', (code) => process.exit(code ?? 1));
