import type { CheckedInvariant } from './checkInstance.ts';

const examples = 5;

const row = (id: string, count: string, says: string): string => `  ${id.padEnd(6)} ${count.padStart(26)}   ${says}`;

/** One line per invariant, and a few examples below each that was broken. */
export const findingLines = (findings: readonly CheckedInvariant[]): readonly string[] =>
  findings.flatMap(({ id, says, examined, violations }) => [
    row(id, `${violations.length} violations in ${examined}`, says),
    ...violations.slice(0, examples).map((violation) => `           ${violation}`),
    ...(violations.length > examples ? [`           … and ${violations.length - examples} more`] : []),
  ]);
