import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

export const house = fileURLToPath(new URL('../../', import.meta.url));

/** Settings may stand in a file .env; the environment itself wins. */
export const readEnvironmentFile = () => {
  const file = join(house, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};

/**
 * Installs what is missing and, where wanted, builds what has changed. Answers a sentence with the way out when that fails, else undefined.
 * @param {(line: string) => void} say
 * @param {boolean} withBuild
 * @returns {string | undefined}
 */
export const prepareHouse = (say, withBuild) => {
  readEnvironmentFile();
  return install(house, say) ?? (withBuild ? build(house, say) : undefined);
};
