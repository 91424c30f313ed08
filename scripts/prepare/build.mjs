import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const sources = [
  'contracts',
  'service-process',
  'database',
  'vault',
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
  'site-pages.js',
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
 * A fingerprint of the content of all source files, without specs and generated files. Modification times are ignored: the build itself
 * rewrites some files (Relay's list of operations), and a checkout changes all times.
 * @param {string} root
 */
export const stampOfSources = (root) => {
  const hash = createHash('sha256');
  for (const source of sources)
    for (const file of filesBelow(join(root, source)))
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex');
};

const isBuiltFrom = (/** @type {string} */ root, /** @type {string} */ stamp) =>
  products.every((name) => existsSync(join(root, 'dist', name))) &&
  existsSync(join(root, 'client', 'dist', 'index.html')) &&
  existsSync(join(root, 'dist', 'sources')) &&
  readFileSync(join(root, 'dist', 'sources'), 'utf8') === stamp;

/**
 * Whether the build belongs to the present sources.
 * @param {string} root
 */
export const isBuilt = (root) => isBuiltFrom(root, stampOfSources(root));

/**
 * Builds the services and the client when a source changed since the last build.
 * Returns a sentence when that fails, else undefined; the compilers' output has been printed by then.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {string | undefined}
 */
export const build = (root, say) => {
  const stamp = stampOfSources(root);
  if (isBuiltFrom(root, stamp)) return undefined;
  say('Building services and client (a few seconds, only after changes) …');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join('scripts', 'build.ts')], {
    cwd: root,
    encoding: 'utf8',
    // A test run may set NODE_ENV; the client is always built for production.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) return `The build failed: see above, "npm run check" tells more.\n${stdout}${stderr}`;
  return undefined;
};
