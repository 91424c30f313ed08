import type { BenchResult } from './row.ts';

type Told = Partial<BenchResult['row']> & Partial<Pick<BenchResult, 'outcome' | 'notes'>>;

/** A result of one column whose bars are 0.5 and 0.8, with these changes. */
export const resultWith = ({ outcome, notes = [], ...row }: Told): BenchResult => ({
  row: { id: 'P1', title: 'ours ÷ theirs', columns: ['once'], better: 'higher', must: [0.5], aim: [0.8], ...row },
  outcome: outcome ?? measured(0.6),
  notes,
  seconds: 12.3,
  load: 0.25,
});

export const measured = (...values: readonly number[]): BenchResult['outcome'] => ({
  kind: 'measured',
  figures: values.map((value) => ({ value, samples: [value] })),
});
