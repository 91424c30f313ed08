import { fileURLToPath } from 'node:url';
import { bundleServices } from './build/bundleServices.ts';
import { buildIdOf } from './build/builds.ts';
import { replaceBuild } from './build/replaceBuild.ts';
import { runTool } from './build/runTool.ts';
import { stampOfSources } from './prepare/build.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** `npm run build`: Relay's artifacts and the list of allowed documents, then the client (client/dist), the services and the public pages (dist) side by side. */
await runTool('relay-compiler', [], 'client');
await runTool('tsx', ['scripts/build/publishOperations.ts'], '.');
const stamp = stampOfSources(root);
await replaceBuild(root, stamp, ({ services, client }) =>
  Promise.all([
    bundleServices(services, buildIdOf(stamp)),
    runTool('vite', ['build', '--outDir', client, '--logLevel', 'warn'], 'client'),
    runTool('vite', ['build', '--config', 'vite.site.config.ts', '--outDir', services, '--logLevel', 'warn'], 'client'),
  ]),
);
