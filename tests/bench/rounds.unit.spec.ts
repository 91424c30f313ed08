import { describe, expect, it } from 'vitest';
import { exactly, figureOf, median, quantile, ratioOf } from './rounds.ts';

describe('The median of many measurements', () => {
  it('is the middle one, or halfway between two', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });

  it('has quantiles in proportion between neighbours', () => {
    expect(quantile([10, 20, 30, 40, 50], 0.5)).toBe(30);
    expect(quantile([0, 100], 0.99)).toBe(99);
    expect(quantile([7], 0.99)).toBe(7);
  });

  it('is NaN if nothing was measured', () => {
    expect(median([])).toBeNaN();
  });

  it('does not change the samples', () => {
    expect(figureOf([3, 1, 2])).toEqual({ value: 2, samples: [3, 1, 2] });
    expect(exactly(0)).toEqual({ value: 0, samples: [0] });
  });
});

describe('A ratio', () => {
  /** Returns the numbers one after the other, and records which side was called. */
  const series = (turns: string[], name: string, values: readonly number[]) => {
    const left = [...values];
    return () => {
      turns.push(name);
      return Promise.resolve(left.shift() ?? Number.NaN);
    };
  };

  it('is the median over neighbouring rounds', async () => {
    const turns: string[] = [];
    const subject = series(turns, 'subject', [50, 50, 10, 40, 90]);
    const reference = series(turns, 'reference', [1, 1, 10, 20, 30]);
    expect(await ratioOf(subject, reference, 3)).toEqual({ value: 2, samples: [1, 2, 3] });
  });

  it('counts no round of a side before it has become steady', async () => {
    const turns: string[] = [];
    const subject = series(turns, 'subject', [100, 180, 240, 250, 500]);
    const reference = series(turns, 'reference', [50, 100, 99, 100]);
    expect(await ratioOf(subject, reference, 1)).toEqual({ value: 5, samples: [5] });
  });

  it('measures subject and reference in turns', async () => {
    const turns: string[] = [];
    await ratioOf(series(turns, 'subject', []), series(turns, 'reference', []), 2);
    expect(turns.slice(4).join(' ')).toBe('reference subject reference subject');
  });
});
