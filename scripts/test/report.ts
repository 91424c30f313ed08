import type { Stage, StageResult } from './stage.ts';

const begun = performance.now();
const clock = (): string => {
  const seconds = Math.round((performance.now() - begun) / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export const printHeading = ({ name, title }: Stage): void => console.log(`\n── ${title} (${name}), at ${clock()} ──`);

export const printRunning = ({ title, name }: Stage, logFile: string): void =>
  console.log(`\n── Still running: ${title} (${name}), see ${logFile} ──`);

const listing = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

/** The last lines of the run; the very last one is the count. */
export const summaryLines = ({ passed, failed, skipped, notes }: StageResult): readonly string[] => [
  ...listing('NOT RUN:', skipped),
  ...listing('To know:', [...new Set(notes)]),
  '',
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
];

export const printSummary = (sum: StageResult): void => {
  console.log(`\n── Done after ${clock()} ──`);
  summaryLines(sum).forEach((line) => console.log(line));
};
