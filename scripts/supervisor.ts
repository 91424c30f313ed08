import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from './supervisor/addressOf.ts';
import { bundledServices } from './supervisor/bundledServices.ts';
import { supervise } from './supervisor/supervise.ts';

// Bundled to dist/supervisor.js: the repository is one folder up, as it is from here.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.exit(await supervise(root, { servicesOf: bundledServices, addressOf }));
