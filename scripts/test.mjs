// `npm test`: runs on a machine where nothing is installed yet, so everything before the install is plain JavaScript.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { prepareOrRefuse } from './prepare/prepareOrRefuse.mjs';

const house = await prepareOrRefuse({ withBuild: true });
const main = ['--import', 'tsx', join('scripts', 'test', 'main.ts'), ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, main, { cwd: house, stdio: 'inherit' }).status ?? 1);
