import { expect, it } from 'vitest';
import { diceOf } from '../support/dice.ts';
import { timesTell } from './timesTell.ts';

const dice = diceOf(4_711);
const times = (around: number, spread: number): readonly number[] =>
  Array.from({ length: 500 }, () => around + spread * (dice.throw() + dice.throw() - 1));

it('Times of one kind tell nothing', () => {
  expect(timesTell(times(40, 10), times(40, 10))).toEqual([]);
});

it('A lookup more is told by the average', () => {
  expect(timesTell(times(40, 10), times(46, 10))).toContainEqual(expect.stringContaining('on average'));
});

it('Work that is done only sometimes is told by the distribution, whatever the average', () => {
  expect(timesTell(times(40, 10), [...times(36, 2), ...times(44, 2)])).toEqual([
    'the times are distributed differently',
  ]);
});
