import { expect, it } from 'vitest';
import { isNewerRelease } from './release.ts';

it.each([
  ['0.3.0', '0.2.9', true],
  ['1.0.0', '0.9.0', true],
  ['0.10.0', '0.9.1', true],
  ['0.2.1', '0.2.0', false],
  ['0.2.0', '0.2.0', false],
  ['0.9.0', '1.0.0', false],
])('Data of %s are too new for %s: %s', (written, program, isNewer) => {
  expect(isNewerRelease(written, program)).toBe(isNewer);
});
