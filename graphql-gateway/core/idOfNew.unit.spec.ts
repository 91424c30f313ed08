import * as v from 'valibot';
import { expect, it } from 'vitest';
import { idOfNew } from './idOfNew.ts';

const repeated = { idempotencyKey: 'a-key-of-the-client' };

it('gives a repeated call the same id, any other call another one, and all of them UUIDs', () => {
  const ids = [
    idOfNew(repeated, 'anna'),
    idOfNew(repeated, 'ben'),
    idOfNew({ idempotencyKey: 'another-key' }, 'anna'),
    idOfNew({ idempotencyKey: null }, 'anna'),
    idOfNew({ idempotencyKey: null }, 'anna'),
  ];
  expect(idOfNew(repeated, 'anna')).toBe(ids[0]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(v.is(v.pipe(v.string(), v.uuid()), id)).toBe(true);
});
