import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Readonly<Record<string, { version?: string, optional?: boolean, link?: boolean }>>} Packages */

/** @returns {Packages} */
const packagesIn = (/** @type {string} */ lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages;

/**
 * Does node_modules hold what package-lock.json asks for? npm keeps a lock of what it installed in there.
 * @param {string} house the root folder
 */
export const isInstalled = (house) => {
  const installedLock = join(house, 'node_modules', '.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = packagesIn(installedLock);
  return Object.entries(packagesIn(join(house, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      !path.includes('node_modules/') || optional || installed[path]?.version === version,
  );
};

const npmCi = (/** @type {string} */ house) =>
  spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: house,
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
 * Installs with npm ci when something is missing; a network that failed once gets a second try.
 * Answers a sentence with the way out when both fail, else undefined.
 * @param {string} house
 * @param {(line: string) => void} say
 * @returns {string | undefined}
 */
export const install = (house, say) => {
  if (isInstalled(house)) return undefined;
  say('Installing the packages (npm ci, about a minute, only after changes) …');
  const first = npmCi(house);
  if (first.status === 0) return undefined;
  say(`npm ci failed, trying once more:\n${reasonOf(first)}`);
  const second = npmCi(house);
  if (second.status === 0) return undefined;
  return `The packages could not be installed: check the network, the disk space and the npm registry ("npm ping"), then run the same command again.\n${reasonOf(second)}`;
};
