import { expect, it } from 'vitest';
import { formatCountdown } from './formatCountdown.ts';

it.each([
  [0, '0:00 Min.', '0:00 min'],
  [9, '0:09 Min.', '0:09 min'],
  [60, '1:00 Min.', '1:00 min'],
  [899, '14:59 Min.', '14:59 min'],
])('formats %d seconds as minutes and seconds', (seconds, german, english) => {
  expect(formatCountdown(seconds, 'de')).toBe(german);
  expect(formatCountdown(seconds, 'en')).toBe(english);
});
