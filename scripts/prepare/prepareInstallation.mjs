import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Reads settings from the file .env; the environment takes precedence. */
export const readEnvironmentFile = () => {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};

/**
 * Installs missing packages and, with `withBuild`, builds changed sources. Returns a sentence with the remedy when that fails, else undefined.
 * @param {(line: string) => void} say
 * @param {boolean} withBuild
 * @returns {string | undefined}
 */
export const prepareInstallation = (say, withBuild) => {
  readEnvironmentFile();
  return install(root, say) ?? (withBuild ? build(root, say) : undefined);
};
