import { expect, it } from 'vitest';
import { createRandomGenerator } from '../support/randomGenerator.ts';
import { timingDifference } from './timingDifference.ts';

const random = createRandomGenerator(4_711);
const times = (around: number, spread: number): readonly number[] =>
  Array.from({ length: 500 }, () => around + spread * (random.throw() + random.throw() - 1));

it('finds no difference between samples of one distribution', () => {
  expect(timingDifference(times(40, 10), times(40, 10))).toEqual([]);
});

it('finds an extra lookup by the mean', () => {
  expect(timingDifference(times(40, 10), times(46, 10))).toContainEqual(expect.stringContaining('on average'));
});

it('finds occasional extra work by the distribution, with equal means', () => {
  expect(timingDifference(times(40, 10), [...times(36, 2), ...times(44, 2)])).toEqual([
    'the times are distributed differently',
  ]);
});
