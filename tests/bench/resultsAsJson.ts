import type { BenchResult } from './row.ts';

const valuesOf = ({ outcome }: BenchResult): readonly number[] =>
  outcome.kind === 'measured' ? outcome.figures.map(({ value }) => value) : [];

/** `[{ "id": "P1", "value": [..], "must": [..], "aim": [..] }]`; a row without a measurement has no values. */
export const resultsAsJson = (results: readonly BenchResult[]): string => {
  const entries = results.map((result) => {
    const { id, must, aim } = result.row;
    return { id, value: valuesOf(result), must, aim };
  });
  return `${JSON.stringify(entries, null, 2)}\n`;
};
