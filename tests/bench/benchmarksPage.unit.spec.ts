import { describe, expect, it } from 'vitest';
import { benchmarksPage, shown, shownBars } from './benchmarksPage.ts';
import { resultsAsJson } from './resultsAsJson.ts';
import type { BenchResult } from './row.ts';
import { measured, resultWith } from './specResults.ts';

const machine = {
  date: '2026-06-01',
  cores: 2,
  processor: 'Abacus 3000',
  memoryGib: 24,
  node: 'v20.20.2',
  postgres: 'postgres (PostgreSQL) 18.4',
  fdatasyncsPerSecond: 5120,
  load: 0.07,
};

const pageOf = (...results: readonly BenchResult[]): string => benchmarksPage(machine, results);

describe('The page of a run', () => {
  it('names the machine and the date', () => {
    const page = pageOf();
    for (const told of ['2026-06-01', '2 cores', 'v20.20.2', 'PostgreSQL) 18.4', '5120 fdatasyncs', 'start 0.07'])
      expect(page).toContain(told);
  });

  it('has a line for each row with value, bars and grade', () => {
    const page = pageOf(
      resultWith({ columns: ['1', '8'], must: [0.5, 1], aim: [0.8, 2], outcome: measured(0.534, 1.2345) }),
    );
    expect(page).toContain('| P1 | ours ÷ theirs (1 / 8) | 0.534 / 1.23 | ≥ 0.5 / 1 | ≥ 0.8 / 2 | must |');
  });

  it('names missed rows, rows that could not be measured and failed rows', () => {
    const page = pageOf(
      resultWith({ id: 'P2', outcome: measured(0.1) }),
      resultWith({ id: 'P26', outcome: { kind: 'not measured', why: 'There is no Chromium here.' } }),
      resultWith({ id: 'P8', outcome: { kind: 'failed', why: 'lost\nthe | server' } }),
    );
    expect(page).toContain('| 0.1 | ≥ 0.5 | ≥ 0.8 | **missed** |');
    expect(page).toContain('| There is no Chromium here. | ≥ 0.5 | ≥ 0.8 | **not measured** |');
    expect(page).toContain('| lost the \\| server | ≥ 0.5 | ≥ 0.8 | **failed** |');
  });

  it('shows each sample of a short series and the spread of a long one', () => {
    const short = { value: 2, samples: [1, 2, 3] };
    const long = { value: 50, samples: Array.from({ length: 100 }, (_, index) => index) };
    const outcome = { kind: 'measured', figures: [short, long] } as const;
    const page = pageOf(resultWith({ columns: ['short', 'long'], outcome, notes: ['reference: pgbench'] }));
    expect(page).toContain('- short: 1, 2, 3\n- long: 100 samples from 0 to 99\n- reference: pgbench');
  });

  it('marks upper and lower limits', () => {
    const { row } = resultWith({ better: 'lower' });
    expect(shownBars(row, [1.5, 2])).toBe('≤ 1.5 / 2');
    expect(shownBars({ ...row, better: ['lower', 'higher'] }, [300, 0.95])).toBe('≤ 300 / ≥ 0.95');
  });

  it.each([
    [0.5344, '0.534'],
    [12.345, '12.3'],
    [4310.4, '4310'],
    [0, '0'],
    [1.1, '1.1'],
    [Number.NaN, '–'],
  ])('writes %d as %s', (value, text) => {
    expect(shown(value)).toBe(text);
  });
});

it('shows no values for a row that was not measured', () => {
  const json = resultsAsJson([
    resultWith({ outcome: measured(0.6) }),
    resultWith({ id: 'P26', outcome: { kind: 'not measured', why: 'no Chromium' } }),
  ]);
  expect(JSON.parse(json)).toEqual([
    { id: 'P1', value: [0.6], must: [0.5], aim: [0.8] },
    { id: 'P26', value: [], must: [0.5], aim: [0.8] },
  ]);
});
