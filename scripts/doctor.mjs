// `npm run doctor`: reports what is wrong and how to fix it, within three seconds. It also works before packages are installed.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nodeVersionComplaint } from './prepare/nodeVersion.mjs';

const stop = (/** @type {string} */ what, /** @type {string} */ hint) => {
  console.log(`  ✗ ${what}\n      → ${hint}`);
  process.exit(1);
};

const complaint = nodeVersionComplaint(process.versions.node);
if (complaint !== undefined) stop('Node', complaint);
console.log(`  ✓ Node                ${process.versions.node}`);
if (!existsSync(fileURLToPath(new URL('../node_modules/tsx', import.meta.url))))
  stop('packages            not installed', 'run npm install --no-save (npm start does it by itself)');
const { register } = await import('tsx/esm/api');
register();
await import('./doctor/main.ts').catch((/** @type {unknown} */ error) => {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  if (!isMissing) throw error;
  // Not npm ci: the release before may run, on packages that npm ci would take away first.
  stop('packages            not those of this release', 'run npm install --no-save (npm start does it by itself)');
});
