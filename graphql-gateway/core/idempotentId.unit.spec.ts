import * as v from 'valibot';
import { expect, it } from 'vitest';
import { idempotentId } from './idempotentId.ts';

const repeated = { idempotencyKey: 'a-key-of-the-client' };

it('a repeated call gets the same UUID, any other call a different one', () => {
  const ids = [
    idempotentId(repeated, 'anna'),
    idempotentId(repeated, 'ben'),
    idempotentId({ idempotencyKey: 'another-key' }, 'anna'),
    idempotentId({ idempotencyKey: null }, 'anna'),
    idempotentId({ idempotencyKey: null }, 'anna'),
  ];
  expect(idempotentId(repeated, 'anna')).toBe(ids[0]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(v.is(v.pipe(v.string(), v.uuid()), id)).toBe(true);
});
