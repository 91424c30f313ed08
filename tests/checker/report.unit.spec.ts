import { expect, it } from 'vitest';
import { areKept } from './checkInstance.ts';
import { findingLines } from './report.ts';

const whole = { id: 'INV1', says: 'No two live bookings share a minute of a court', examined: 12, violations: [] };
const broken = { ...whole, violations: Array.from({ length: 7 }, (_, index) => `violation ${index + 1}`) };

it('reports what was examined', () => {
  const lines = findingLines([whole]);
  expect(lines[0]).toContain('0 violations in 12');
  expect(areKept([whole])).toBe(true);
});

it('gives five examples of a violation', () => {
  const text = findingLines([broken]).join('\n');
  expect(text).toContain('7 violations in 12');
  expect(text).toContain('violation 5');
  expect(text).toContain('and 2 more');
  expect(areKept([whole, broken])).toBe(false);
});
