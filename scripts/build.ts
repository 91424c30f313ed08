import { bundleServices } from './build/bundleServices.ts';
import { replaceFolder } from './build/replaceFolder.ts';
import { runTool } from './build/runTool.ts';

/** `npm run build`: Relay's artifacts and the list of allowed documents, then the client (client/dist) and the services (dist) side by side. */
await runTool('relay-compiler', [], 'client');
await runTool('tsx', ['scripts/build/publishOperations.ts'], '.');
await Promise.all([
  replaceFolder('dist', bundleServices),
  replaceFolder('client/dist', (folder) =>
    runTool('vite', ['build', '--outDir', folder, '--logLevel', 'warn'], 'client'),
  ),
]);
