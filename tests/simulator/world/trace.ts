import { createHash } from 'node:crypto';

/** The trace of all steps, line by line, with a fingerprint: running a seed twice gives the same one. */
export type Trace = Readonly<{
  /** Records that a step begins: `at` in milliseconds of virtual time. */
  step: (at: number, what: string) => void;
  /** Records an effect of the step. */
  note: (what: string) => void;
  steps: () => number;
  lines: () => readonly string[];
  fingerprint: () => string;
}>;

/** Only the last `kept` lines are kept as text. */
export const createTrace = (kept: number): Trace => {
  const hash = createHash('sha256');
  let lines: string[] = [];
  let steps = 0;
  const write = (line: string): void => {
    hash.update(line).update('\n');
    lines.push(line);
    if (lines.length > 2 * kept) lines = lines.slice(-kept);
  };
  return {
    step: (at, what) => {
      steps += 1;
      write(`#${steps} ${at.toFixed(3)} ms ${what}`);
    },
    note: (what) => write(`    ${what}`),
    steps: () => steps,
    lines: () => lines.slice(-kept),
    fingerprint: () => hash.copy().digest('hex'),
  };
};
