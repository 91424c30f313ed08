import { bundleServices } from './build/bundleServices.ts';
import { inPlaceOf } from './build/inPlaceOf.ts';
import { runTool } from './build/runTool.ts';

/** `npm run build`: Relay's artifacts, then the client (client/dist) and the services (dist) side by side. */
await runTool('relay-compiler', [], 'client');
await Promise.all([
  inPlaceOf('dist', bundleServices),
  inPlaceOf('client/dist', (folder) => runTool('vite', ['build', '--outDir', folder, '--logLevel', 'warn'], 'client')),
]);
