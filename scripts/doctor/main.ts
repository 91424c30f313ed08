import { fileURLToPath } from 'node:url';
import { readEnvironmentFile } from '../prepare/prepareInstallation.mjs';
import { examine, linesOf } from './examine.ts';

readEnvironmentFile();
const findings = await examine(fileURLToPath(new URL('../../', import.meta.url)), process.env);
for (const line of findings.flatMap(linesOf)) console.log(line);
process.exit(findings.some(({ state }) => state === 'unhealthy') ? 1 : 0);
