import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Readonly<Record<string, { version?: string, optional?: boolean, link?: boolean }>>} Packages */

/** @returns {Packages} */
const packagesIn = (/** @type {string} */ lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/**
 * Whether node_modules contains what package-lock.json requires. npm keeps a lock file of the installed packages there.
 * @param {string} root the root folder
 */
export const isInstalled = (root) => {
  const installedLock = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = packagesIn(installedLock);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || optional || installed[path]?.version === version,
  );
};

const npmCi = (/** @type {string} */ root) =>
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });

const reasonOf = (/** @type {ReturnType<typeof npmCi>} */ { error, stdout, stderr }) => {
  const lines = error ? [error.message] : `${stdout ?? ''}\n${stderr ?? ''}`.split('\n').filter(Boolean);
  return lines
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
};

/**
 * Runs npm ci when something is missing, and once more when it fails.
 * Returns a sentence with the remedy when both fail, else undefined.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {string | undefined}
 */
export const install = (root, say) => {
  if (isInstalled(root)) return undefined;
  say('Installing the packages (npm ci, about a minute, only after changes) …');
  const first = npmCi(root);
  if (first.status === 0) return undefined;
  say(`npm ci failed, trying once more:\n${reasonOf(first)}`);
  const second = npmCi(root);
  if (second.status === 0) return undefined;
  return `The packages could not be installed: check the network, the disk space and the npm registry ("npm ping"), then run the same command again.\n${reasonOf(second)}`;
};
