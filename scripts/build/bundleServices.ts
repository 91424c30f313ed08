import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OnResolveArgs, type OnResolveResult, type Plugin, build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sharedPackages = join(root, 'node_modules');

const entryPoints = {
  'command-service': 'command-service/main.ts',
  'projection-service': 'projection-service/main.ts',
  'mail-service': 'mail-service/main.ts',
  'graphql-gateway': 'graphql-gateway/main.ts',
  'document-worker': 'graphql-gateway/documentWorker.ts',
  rebuild: 'projection-service/rebuild.ts',
  'breach-report': 'projection-service/breachReport.ts',
  'verify-log': 'command-service/verifyLog.ts',
  admin: 'command-service/admin.ts',
  supervisor: 'scripts/supervisor.ts',
  update: 'scripts/update.ts',
};

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
const isWorkspace = (specifier: string): boolean => specifier.startsWith('@platzwart/');
const hasOwnVersion = (specifier: string, folder: string): boolean => {
  const workspace = folder.slice(root.length).split('/')[0] ?? '';
  return existsSync(join(root, workspace, 'node_modules', packageOf(specifier)));
};

/**
 * Packages are not bundled; Node resolves them beside dist/. The bundle contains our own workspaces (TypeScript) and the packages that a
 * workspace has in a version of its own, because from dist/ Node would resolve the other version.
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

/** The version that the services use: another minor version of the API would be ignored. */
const telemetryApi = (): string =>
  createRequire(join(root, 'graphql-gateway', 'importer.js')).resolve('@opentelemetry/api');

/** The telemetry bundle contains its packages, because the services do not depend on them. */
const bundleTelemetry = (folder: string) =>
  build({
    absWorkingDir: root,
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

/** Writes <service>.js for every service and verb into the folder, with source maps. They name `buildId` as their build. */
export const bundleServices = async (folder: string, buildId: string): Promise<void> => {
  if (!existsSync(sharedPackages)) throw new Error('node_modules is missing: run npm ci');
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    define: { 'process.env.PLATZWART_BUILD': JSON.stringify(buildId) },
    logLevel: 'warning',
    plugins: [packagesOutside],
  });
  await bundleTelemetry(folder);
};
