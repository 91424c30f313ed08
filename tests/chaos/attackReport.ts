import { type CheckedInvariant, areKept } from '../checker/checkInstance.ts';
import { type RecordedCall, callsByKey, outcomeOf } from '../checker/history.ts';
import { findingLines } from '../checker/report.ts';

export type AttackReport = Readonly<{
  title: string;
  /** Counts of injected failures and of the load: name and number. */
  attacks: readonly (readonly [string, number | string])[];
  calls: readonly RecordedCall[];
  findings: readonly CheckedInvariant[];
}>;

const callCounts = (calls: readonly RecordedCall[]): readonly (readonly [string, number])[] => {
  const answered = calls.filter((call) => outcomeOf(call) !== null).length;
  const silent = calls.filter(({ answer }) => answer === null).length;
  return [
    ['calls sent', calls.length],
    ['  answered', answered],
    ['  answered "try again later"', calls.length - answered - silent],
    ['  not answered', silent],
    ['  attempts with a key that was sent before', calls.length - callsByKey(calls).length],
  ];
};

const answerCounts = (calls: readonly RecordedCall[]): string => {
  const counts = new Map<string, number>();
  for (const { answer } of calls) {
    const name = answer === null ? 'none' : answer.outcome === 'done' ? 'done' : answer.code;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
};

/** A plain-text table. */
export const reportLines = ({ title, attacks, calls, findings }: AttackReport): readonly string[] => [
  '',
  title,
  ...[...attacks, ...callCounts(calls)].map(([name, count]) => `  ${name.padEnd(42)} ${String(count).padStart(8)}`),
  `  answers: ${answerCounts(calls)}`,
  '',
  ...findingLines(findings),
  '',
  areKept(findings) ? '  Every promise was kept.' : '  A promise was BROKEN.',
];
