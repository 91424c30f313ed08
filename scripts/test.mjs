// `npm test`: runs on a machine where nothing is installed yet, so everything before the install is plain JavaScript.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeVersionComplaint } from './prepare/nodeVersion.mjs';

const refuse = (/** @type {string | undefined} */ complaint) => {
  if (complaint === undefined) return;
  console.error(`\n${complaint}\n`);
  process.exit(78);
};

refuse(nodeVersionComplaint(process.versions.node));
const { house, prepareHouse } = await import('./prepare/prepareHouse.mjs');
refuse(prepareHouse((line) => console.log(line)));

const main = ['--import', 'tsx', join('scripts', 'test', 'main.ts'), ...process.argv.slice(2)];
process.exit(spawnSync(process.execPath, main, { cwd: house, stdio: 'inherit' }).status ?? 1);
