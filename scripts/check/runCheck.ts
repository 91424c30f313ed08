import { toolOutput } from '../build/runTool.ts';
import type { Check } from './checks.ts';

export type CheckResult = Readonly<{ name: string; passed: boolean; seconds: number; output: string }>;

export const runCheck = async ({ name, tool, args, folder = '.' }: Check): Promise<CheckResult> => {
  const begun = performance.now();
  const { code, output } = await toolOutput(tool, args, folder);
  return { name, passed: code === 0, seconds: (performance.now() - begun) / 1_000, output };
};

/** Runs the checks, `lanes` at a time, and reports each result as soon as it is known. */
export const runChecks = async (
  checks: readonly Check[],
  { lanes, tell }: Readonly<{ lanes: number; tell: (result: CheckResult) => void }>,
): Promise<readonly CheckResult[]> => {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const lane = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCheck(check);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
};
