import type { BenchResult, BenchRow, Better } from './row.ts';

export type Grade = 'aim' | 'must' | 'MISSED' | 'not measured' | 'FAILED';

type Bars = Pick<BenchRow, 'better' | 'must' | 'aim'>;

const betterAt = (better: BenchRow['better'], column: number): Better =>
  typeof better === 'string' ? better : (better[column] ?? 'higher');

const stands = (better: Better, value: number, bar: number): boolean =>
  better === 'higher' ? value >= bar : value <= bar;

/** A missing bar, or a value that is not a number, is never reached. */
const reaches = (values: readonly number[], bar: readonly number[], better: BenchRow['better']): boolean =>
  values.length === bar.length &&
  bar.every((one, column) => stands(betterAt(better, column), values[column] ?? NaN, one));

/** The highest bar that all numbers of the row reach. */
const gradeOfValues = (values: readonly number[], { better, must, aim }: Bars): Grade => {
  if (!reaches(values, must, better)) return 'MISSED';
  return reaches(values, aim, better) ? 'aim' : 'must';
};

export const gradeOf = ({ row, outcome }: Pick<BenchResult, 'row' | 'outcome'>): Grade => {
  if (outcome.kind === 'failed') return 'FAILED';
  if (outcome.kind === 'not measured') return 'not measured';
  return gradeOfValues(
    outcome.figures.map(({ value }) => value),
    row,
  );
};

export const isReached = (grade: Grade): boolean => grade === 'aim' || grade === 'must';
