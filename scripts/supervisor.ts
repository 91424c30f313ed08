import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from './supervisor/addressOf.ts';
import { bundledStaff } from './supervisor/bundledStaff.ts';
import { supervise } from './supervisor/supervise.ts';

// Bundled to dist/supervisor.js: the house is one folder up, as it is from here.
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.exit(await supervise(root, { staffOf: bundledStaff, addressOf }));
