/** One line of the benchmark: our work divided by a reference measured in the same run. Higher is better. */
export type BenchRow = Readonly<{
  /** E.g. `P1`. */
  id: string;
  title: string;
  /** What each number stands for, e.g. requests in flight. */
  columns: readonly string[];
  must: readonly number[];
  aim: readonly number[];
  measure: (report: (line: string) => void) => Promise<readonly number[]>;
}>;

export type BenchResult = Pick<BenchRow, 'id' | 'must' | 'aim'> & Readonly<{ value: readonly number[] }>;

const reached = (value: readonly number[], bar: readonly number[]): boolean =>
  value.every((one, index) => one >= (bar[index] ?? Infinity));

/** `aim`, `must` or `MISSED`: the highest bar that every number of the row reaches. */
export const verdict = ({ value, must, aim }: BenchResult): string => {
  if (reached(value, aim)) return 'aim';
  return reached(value, must) ? 'must' : 'MISSED';
};
