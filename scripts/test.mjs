// `npm test`: may run before any package is installed, so everything before the installation is plain JavaScript.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepareOrRefuse } from './prepare/prepareOrRefuse.mjs';

const root = await prepareOrRefuse({ withBuild: true });
const main = ['--import', 'tsx', join('scripts', 'test', 'main.ts'), ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, main, { cwd: root, stdio: 'inherit' }).status ?? 1);
