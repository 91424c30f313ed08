import { describe, expect, it } from 'vitest';
import { allRows } from './rows.ts';
import { measured, resultWith } from './specResults.ts';
import { verdictOn } from './verdict.ts';

describe('The rows of the benchmark', () => {
  it('have names of their own', () => {
    expect(new Set(allRows.map(({ id }) => id)).size).toBe(allRows.length);
  });

  it.each(allRows.map((row) => [row.id, row] as const))('%s has both bars for each of its columns', (_, row) => {
    expect([row.must.length, row.aim.length]).toEqual([row.columns.length, row.columns.length]);
    if (typeof row.better !== 'string') expect(row.better).toHaveLength(row.columns.length);
  });

  it.each(allRows.map((row) => [row.id, row] as const))('%s reaches what it must when it reaches its aim', (_, row) => {
    expect(verdictOn(resultWith({ ...row, outcome: measured(...row.aim) }))).toBe('aim');
    expect(verdictOn(resultWith({ ...row, outcome: measured(...row.must) }))).not.toBe('MISSED');
  });
});
