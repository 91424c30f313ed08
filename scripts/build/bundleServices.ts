import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OnResolveArgs, type OnResolveResult, type Plugin, build } from 'esbuild';

const house = fileURLToPath(new URL('../../', import.meta.url));
const sharedPackages = join(house, 'node_modules');

const entryPoints = {
  'command-service': 'command-service/main.ts',
  'projection-service': 'projection-service/main.ts',
  'mail-service': 'mail-service/main.ts',
  'graphql-gateway': 'graphql-gateway/main.ts',
  rebuild: 'projection-service/rebuild.ts',
  'verify-log': 'command-service/verifyLog.ts',
  supervisor: 'scripts/supervisor.ts',
};

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const isWorkspace = (specifier: string): boolean => specifier.startsWith('@platzwart/');
const hasOwnVersion = (specifier: string, folder: string): boolean => {
  const workspace = folder.slice(house.length).split('/')[0] ?? '';
  return existsSync(join(house, workspace, 'node_modules', packageOf(specifier)));
};

/**
 * Packages stay outside, where Node finds them beside dist/. Into the bundle come our own workspaces (TypeScript) and
 * the packages of which a workspace has a version of its own: from dist/ Node would find the other one.
 */
const resolvePackage = ({ path, resolveDir, kind }: OnResolveArgs): OnResolveResult | undefined => {
  if (kind === 'entry-point' || path.startsWith('node:')) return undefined;
  if (isWorkspace(path)) return { path: realpathSync(createRequire(join(resolveDir, 'importer.js')).resolve(path)) };
  if (resolveDir.includes('node_modules')) return undefined;
  return hasOwnVersion(path, resolveDir) ? undefined : { path, external: true };
};

const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: (bundle) => bundle.onResolve({ filter: /^[^./]/ }, resolvePackage),
};

/** The services' own: one of an older minor version would not be spoken to. */
const telemetryApi = (): string =>
  createRequire(join(house, 'graphql-gateway', 'importer.js')).resolve('@opentelemetry/api');

/** What the host loads into a service brings its packages along: the services' own folders do not have them. */
const bundleTelemetry = (folder: string) =>
  build({
    absWorkingDir: house,
    entryPoints: { telemetry: 'scripts/telemetry.ts' },
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: { '@opentelemetry/api': telemetryApi() },
    target: 'node20',
    logLevel: 'warning',
  });

/** Writes <service>.js for every service and verb into the folder, with source maps. */
export const bundleServices = async (folder: string): Promise<void> => {
  if (!existsSync(sharedPackages)) throw new Error('node_modules is missing: run npm ci');
  await build({
    absWorkingDir: house,
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesOutside],
  });
  await bundleTelemetry(folder);
};
