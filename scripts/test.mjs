// `npm test`: may run before any package is installed, so everything before the installation is plain JavaScript.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepareOrRefuse } from './prepare/prepareOrRefuse.mjs';

const root = await prepareOrRefuse({ withBuild: true });
const main = ['--import', 'tsx', join('scripts', 'test', 'main.ts'), ...process.argv.slice(2)];
const run = spawn(process.execPath, main, { cwd: root, stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => run.kill(signal));
run.once('exit', (code) => process.exit(code ?? 1));
