import { expect, it } from 'vitest';
import { Refusal } from './refusal.ts';

it('A refusal of a long request names a hundred fields at most, each in 200 characters, so that its answer is short', () => {
  const fields = Array.from({ length: 800 }, (_, index) => `bookings.${index}.${'x'.repeat(1_000)}`);
  const refusal = new Refusal('ERR_INVALID_INPUT', fields, { codes: fields.map(() => 'ERR_INVALID_INPUT') });
  expect([refusal.fields.length, refusal.codes.length]).toEqual([100, 100]);
  expect(new Set(refusal.fields.map(({ length }) => length))).toEqual(new Set([200]));
});
