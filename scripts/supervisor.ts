import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supervise } from './supervisor/supervise.ts';

// Bundled to dist/supervisor.js: the house is one folder up, as it is from here.
process.exit(await supervise(dirname(dirname(fileURLToPath(import.meta.url)))));
