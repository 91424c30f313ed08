// `npm start`: runs on a machine where nothing is installed yet, so everything before the install is plain JavaScript.
import { prepareOrRefuse } from './prepare/prepareOrRefuse.mjs';

await prepareOrRefuse({ withBuild: true });
await import(new URL('../dist/supervisor.js', import.meta.url).href);
