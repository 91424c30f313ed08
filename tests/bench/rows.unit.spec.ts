import { describe, expect, it } from 'vitest';
import { allRows } from './rows.ts';
import { measured, resultWith } from './specResults.ts';
import { gradeOf } from './grade.ts';

describe('The rows of the benchmark', () => {
  it('have unique names', () => {
    expect(new Set(allRows.map(({ id }) => id)).size).toBe(allRows.length);
  });

  it.each(allRows.map((row) => [row.id, row] as const))('%s has both bars for each of its columns', (_, row) => {
    expect([row.must.length, row.aim.length]).toEqual([row.columns.length, row.columns.length]);
    if (typeof row.better !== 'string') expect(row.better).toHaveLength(row.columns.length);
  });

  it.each(allRows.map((row) => [row.id, row] as const))(
    '%s reaches the bar `must` when it reaches the bar `aim`',
    (_, row) => {
      expect(gradeOf(resultWith({ ...row, outcome: measured(...row.aim) }))).toBe('aim');
      expect(gradeOf(resultWith({ ...row, outcome: measured(...row.must) }))).not.toBe('MISSED');
    },
  );
});
