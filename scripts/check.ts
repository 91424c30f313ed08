import { availableParallelism } from 'node:os';
import { checks } from './check/checks.ts';
import { runChecks } from './check/runCheck.ts';
import { tellResult } from './check/tellResult.ts';

/** `npm run check`: everything that needs no running house. */
const lanes = Math.min(availableParallelism(), 4);
const results = await runChecks(checks, { lanes, tell: tellResult });
process.exit(results.every(({ passed }) => passed) ? 0 : 1);
