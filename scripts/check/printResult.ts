import type { CheckResult } from './runCheck.ts';

const indented = (text: string): string => text.trimEnd().replace(/^/gm, '      ');

/** "  ✓ every boundary holds  1.2 s", and the tool's output where the check fails. */
export const printResult = ({ name, passed, seconds, output }: CheckResult): void => {
  console.log(`  ${passed ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s`);
  if (!passed) console.log(indented(output));
};
