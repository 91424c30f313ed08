import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hasReached, positionSchema } from './position.ts';

const position = (value: string) => v.parse(positionSchema, value);

describe('A reader of the log', () => {
  it.each([
    [null, null, true],
    ['0003', null, true],
    [null, '0003', false],
    ['0003', '0003', true],
    ['0004', '0003', true],
    ['0002', '0003', false],
  ])('at %s has reached %s: %s', (reached, target, has) => {
    expect(hasReached(reached === null ? null : position(reached), target === null ? null : position(target))).toBe(
      has,
    );
  });
});

describe('A position', () => {
  it.each(['', 'x'.repeat(65), 3, null])('may not be %j', (value) => {
    expect(v.is(positionSchema, value)).toBe(false);
  });
});
