import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'contracts',
  'service-process',
  'event-store',
  'command-service',
  'projection-service',
  'mail-service',
  'graphql-gateway',
  'client',
  'scripts',
  'package-lock.json',
];
const products = [
  'command-service.js',
  'projection-service.js',
  'mail-service.js',
  'graphql-gateway.js',
  'supervisor.js',
];
const isNoSource = (/** @type {string} */ name) =>
  /^(?:node_modules|dist(?:\..*)?|__generated__)$|\.spec\.tsx?$/.test(name);

/** @returns {Iterable<string>} the path of every source file */
function* filesBelow(/** @type {string} */ path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) if (!isNoSource(name)) yield* filesBelow(join(path, name));
}

/**
 * Changes whenever the content of a source file does; specs and generated files do not count. Times do not either: the
 * build itself writes some files anew (Relay's list of operations), and a checkout gives all files another time.
 * @param {string} house
 */
export const stampOfSources = (house) => {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesBelow(join(house, source)))
      hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

const isBuiltFrom = (/** @type {string} */ house, /** @type {string} */ stamp) =>
  products.every((name) => existsSync(join(house, 'dist', name))) &&
  existsSync(join(house, 'client', 'dist', 'index.html')) &&
  existsSync(join(house, 'dist', 'sources')) &&
  readFileSync(join(house, 'dist', 'sources'), 'utf8') === stamp;

/**
 * Is what has been built newer than every source?
 * @param {string} house
 */
export const isBuilt = (house) => isBuiltFrom(house, stampOfSources(house));

/**
 * Builds the services and the client when a source changed since the last build.
 * Answers a sentence when that fails, else undefined; the compilers' own words have been printed by then.
 * @param {string} house
 * @param {(line: string) => void} say
 * @returns {string | undefined}
 */
export const build = (house, say) => {
  const stamp = stampOfSources(house);
  if (isBuiltFrom(house, stamp)) return undefined;
  say('Building services and client (a few seconds, only after changes) …');
  rmSync(join(house, 'dist', 'sources'), { force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join('scripts', 'build.ts')], {
    cwd: house,
    encoding: 'utf8',
  });
  if (status !== 0) return `The build failed: see above, "npm run check" tells more.\n${stdout}${stderr}`;
  mkdirSync(join(house, 'dist'), { recursive: true });
  writeFileSync(join(house, 'dist', 'sources'), stamp);
  return undefined;
};
