import { bundleServices } from './build/bundleServices.ts';
import { runTool } from './build/runTool.ts';

/** `npm run build`: Relay's artifacts, then the client (client/dist) and the services (dist) side by side. */
await runTool('relay-compiler', [], 'client');
await Promise.all([bundleServices(), runTool('vite', ['build', '--logLevel', 'warn'], 'client')]);
