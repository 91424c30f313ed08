// `npm start`: may run before any package is installed, so everything before the installation is plain JavaScript.
import { prepareOrRefuse } from './prepare/prepareOrRefuse.mjs';

await prepareOrRefuse({ withBuild: true });
await import(new URL('../dist/supervisor.js', import.meta.url).href);
