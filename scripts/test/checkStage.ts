import { availableParallelism } from 'node:os';
import { checks } from '../check/checks.ts';
import { runChecks } from '../check/runCheck.ts';
import { printResult } from '../check/printResult.ts';
import type { Stage } from './stage.ts';

/** Types, lint, boundaries, formatting, dead code, generated files: each counts as one test. */
export const checkStage: Stage = {
  name: 'check',
  title: 'Types, style, boundaries, generated files',
  run: async () => {
    const results = await runChecks(checks, { lanes: Math.min(availableParallelism(), 4), tell: printResult });
    const failures = results.filter(({ passed }) => !passed);
    return {
      passed: results.length - failures.length,
      failed: failures.length,
      skipped: [],
      notes: failures.map(({ name }) => `Failed: ${name}`),
    };
  },
};
