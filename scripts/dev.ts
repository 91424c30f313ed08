import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { devAddress, watchedStaff } from './dev/watchedStaff.ts';
import { supervise } from './supervisor/supervise.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.exit(await supervise(root, { staffOf: watchedStaff, addressOf: () => devAddress }));
