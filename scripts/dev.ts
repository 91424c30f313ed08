import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { devAddress, devServices } from './dev/devServices.ts';
import { supervise } from './supervisor/supervise.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.exit(await supervise(root, { servicesOf: devServices, addressOf: () => devAddress }));
