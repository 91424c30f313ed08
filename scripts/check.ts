import { availableParallelism } from 'node:os';
import { checks } from './check/checks.ts';
import { runChecks } from './check/runCheck.ts';
import { printResult } from './check/printResult.ts';

/** `npm run check`: everything that needs no running instance. */
const lanes = Math.min(availableParallelism(), 4);
const results = await runChecks(checks, { lanes, tell: printResult });
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
