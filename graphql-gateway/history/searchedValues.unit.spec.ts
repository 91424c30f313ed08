import { expect, it } from 'vitest';
import { dayIn, numbersIn } from './searchedValues.ts';

it.each([
  ['21,00 €', [2100]],
  ['21.00', [2100]],
  ['21', [21, 2100]],
  ['24 stunden', [24]],
  ['1,5 std.', [1.5, 3]],
  ['20 %', [20]],
  ['2026-00013', []],
  ['anna', []],
])('The numbers that are stored where %s is shown', (text, numbers) => expect(numbersIn(text)).toEqual(numbers));

it.each([
  ['15.06.2026', '2026-06-15'],
  ['1.6.2026', '2026-06-01'],
  ['15 jun 2026', '2026-06-15'],
  ['2026-06-15', '2026-06-15'],
  ['15 abc 2026', null],
  ['juni', null],
])('The day that is stored where %s is shown', (text, day) => expect(dayIn(text)).toBe(day));
