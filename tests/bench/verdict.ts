import type { BenchResult, BenchRow, Better } from './row.ts';

export type Verdict = 'aim' | 'must' | 'MISSED' | 'not measured' | 'FAILED';

type Bars = Pick<BenchRow, 'better' | 'must' | 'aim'>;

const betterAt = (better: BenchRow['better'], column: number): Better =>
  typeof better === 'string' ? better : (better[column] ?? 'higher');

const stands = (better: Better, value: number, bar: number): boolean =>
  better === 'higher' ? value >= bar : value <= bar;

/** A bar that is missing, or a value that is no number, is never reached. */
const reaches = (values: readonly number[], bar: readonly number[], better: BenchRow['better']): boolean =>
  values.length === bar.length &&
  bar.every((one, column) => stands(betterAt(better, column), values[column] ?? NaN, one));

/** The highest bar that every number of the row reaches. */
const verdictOnValues = (values: readonly number[], { better, must, aim }: Bars): Verdict => {
  if (!reaches(values, must, better)) return 'MISSED';
  return reaches(values, aim, better) ? 'aim' : 'must';
};

export const verdictOn = ({ row, outcome }: Pick<BenchResult, 'row' | 'outcome'>): Verdict => {
  if (outcome.kind === 'failed') return 'FAILED';
  if (outcome.kind === 'not measured') return 'not measured';
  return verdictOnValues(
    outcome.figures.map(({ value }) => value),
    row,
  );
};

export const isReached = (verdict: Verdict): boolean => verdict === 'aim' || verdict === 'must';
