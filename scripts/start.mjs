// `npm start`: may run before any package is installed, so everything before the installation is plain JavaScript.
import { onParentEnd } from './host/onParentEnd.mjs';
import { prepareOrRefuse } from './prepare/prepareOrRefuse.mjs';

// npm passes a SIGTERM on to its shell, which ends without us.
if (process.env['npm_lifecycle_event'] !== undefined)
  onParentEnd(process.ppid, () => process.kill(process.pid, 'SIGTERM'));

await prepareOrRefuse({ withBuild: true });
await import(new URL('../dist/supervisor.js', import.meta.url).href);
