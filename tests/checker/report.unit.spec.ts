import { expect, it } from 'vitest';
import { isKept } from './checkHouse.ts';
import { findingLines } from './report.ts';

const whole = { id: 'INV1', says: 'No two live bookings share a minute of a court', looked: 12, violations: [] };
const broken = { ...whole, violations: Array.from({ length: 7 }, (_, index) => `violation ${index + 1}`) };

it('tells what was looked at, and what cannot be checked yet instead of calling it kept', () => {
  const lines = findingLines([whole]);
  expect(lines[0]).toContain('0 violations in 12');
  expect(lines.filter((line) => line.includes('nothing to check yet'))).toHaveLength(2);
  expect(isKept([whole])).toBe(true);
});

it('gives five examples of what is broken', () => {
  const text = findingLines([broken]).join('\n');
  expect(text).toContain('7 violations in 12');
  expect(text).toContain('violation 5');
  expect(text).toContain('and 2 more');
  expect(isKept([whole, broken])).toBe(false);
});
