import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { install } from './install.mjs';

export const house = fileURLToPath(new URL('../../', import.meta.url));

/** Settings may stand in a file .env; the environment itself wins. */
const readEnvironmentFile = () => {
  const file = join(house, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
};

/**
 * Installs and builds what is missing. Answers a sentence with the way out when that fails, else undefined.
 * @param {(line: string) => void} say
 * @returns {string | undefined}
 */
export const prepareHouse = (say) => {
  readEnvironmentFile();
  return install(house, say) ?? build(house, say);
};
