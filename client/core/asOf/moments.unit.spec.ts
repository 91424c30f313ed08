import { expect, it } from 'vitest';
import { isLater, momentsOf, paramsOfMoments } from './moments.ts';

const [early, late] = ['2026-06-01T10:00:00.000Z', '2026-06-02T10:00:00.000Z'];
const read = (params: Readonly<Record<string, string>>) => momentsOf(new URLSearchParams(params));

it.each([
  ['two moments', { at: early, compare: late }, { at: early, compare: late }],
  ['a moment and now', { at: early }, { at: early, compare: null }],
  ['the same twice', { at: early, compare: early }, { at: early, compare: null }],
  ['an earlier one', { at: late, compare: early }, { at: late, compare: null }],
  ['no moment to compare', { compare: late }, { at: null, compare: null }],
  ['invalid ones', { at: 'now', compare: '2026-02-30T10:00:00Z' }, { at: null, compare: null }],
])('Of %s in the address a later one is compared with an earlier', (_, params, moments) =>
  expect(read(params)).toEqual(moments),
);

it('What is compared is in the address, with the position of what is shown', () => {
  expect(paramsOfMoments({ at: early, compare: late }, '42')).toEqual({ at: early, compare: late, position: '42' });
  expect(paramsOfMoments({ at: null, compare: null }, '42')).toEqual({});
});

it('Now is later than any moment, and nothing is later than now', () => {
  expect([isLater(early, null), isLater(null, null), isLater(null, late)]).toEqual([true, false, false]);
});
