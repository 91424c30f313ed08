import type { Machine } from './machine.ts';
import type { BenchResult, Figure } from './row.ts';
import { type Grade, gradeOf } from './grade.ts';

/** Three significant digits, never in powers of ten: 0.534, 12.3, 4310. */
export const shown = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  const decimals = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return String(Number(value.toFixed(Math.min(decimals, 6))));
};

const list = (values: readonly number[]): string => values.map(shown).join(' / ');

/** `≥ 0.45 / 1 / 2`; a single value where all columns have the same bar. */
export const shownBars = ({ better }: BenchResult['row'], bars: readonly number[]): string => {
  const signs = bars.map((_, index) => ((typeof better === 'string' ? better : better[index]) === 'lower' ? '≤' : '≥'));
  const isOneSign = new Set(signs).size === 1;
  return isOneSign
    ? `${signs[0] ?? ''} ${list(bars)}`
    : bars.map((bar, at) => `${signs[at] ?? ''} ${shown(bar)}`).join(' / ');
};

export const shownOutcome = ({ outcome }: Pick<BenchResult, 'outcome'>): string =>
  outcome.kind === 'measured' ? list(outcome.figures.map(({ value }) => value)) : outcome.why;

const marks: Readonly<Record<Grade, string>> = {
  aim: 'aim',
  must: 'must',
  MISSED: '**missed**',
  'not measured': '**not measured**',
  FAILED: '**failed**',
};

const inCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const tableLine = (result: BenchResult): string => {
  const { row } = result;
  const title = `${row.title} (${row.columns.join(' / ')})`;
  const cells = [row.id, title, shownOutcome(result), shownBars(row, row.must), shownBars(row, row.aim)];
  return `| ${[...cells, marks[gradeOf(result)]].map(inCell).join(' | ')} |`;
};

/** A series of more than 12 samples is shown by its smallest and largest value. */
const samplesOf = ({ samples }: Figure): string =>
  samples.length <= 12
    ? samples.map(shown).join(', ')
    : `${samples.length} samples from ${shown(Math.min(...samples))} to ${shown(Math.max(...samples))}`;

const samplesSection = ({ row, outcome, notes, seconds, load }: BenchResult): string => {
  const columns =
    outcome.kind === 'measured'
      ? outcome.figures.map((figure, at) => `- ${row.columns[at] ?? ''}: ${samplesOf(figure)}`)
      : [];
  const head = `**${row.id}** took ${Math.round(seconds)} s, load at its start ${load.toFixed(1)}`;
  return [head, '', ...columns, ...notes.map((note) => `- ${note.trim()}`)].join('\n');
};

const machineLines = (machine: Machine): readonly string[] => [
  `- ${machine.date}, load average at the start ${machine.load.toFixed(2)}`,
  `- ${machine.cores} cores (${machine.processor}), ${machine.memoryGib} GiB`,
  `- Node ${machine.node}, ${machine.postgres}`,
  `- ${machine.fdatasyncsPerSecond} fdatasyncs of 8 kB per second (median)`,
];

/** The page of one run in Markdown: the machine, one line per row, and the samples. */
export const benchmarksPage = (machine: Machine, results: readonly BenchResult[]): string =>
  [
    '# Benchmarks',
    '`npm run bench` writes this page. Subject and reference are measured in turns within one run; the medians are shown. Every number is a ratio to a reference measured in the same run, or a count. `≥` marks a lower limit, `≤` an upper one. `must` is the limit that a row has to reach, `aim` the goal. How the rows are measured: [ADR 14](adr/0014-speed-as-ratios.md).',
    machineLines(machine).join('\n'),
    [
      '| | what ÷ what | measured | must | aim | reached |',
      '|---|---|---|---|---|---|',
      ...results.map(tableLine),
    ].join('\n'),
    '## Samples',
    'The ratio of each pair of neighbouring rounds, in order of time.',
    ...results.map(samplesSection),
  ].join('\n\n') + '\n';
