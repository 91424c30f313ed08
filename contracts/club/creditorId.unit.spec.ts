import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { creditorIdSchema } from './creditorId.ts';

describe('A creditor identifier', () => {
  it.each([
    ['DE98ZZZ09999999999', 'DE98ZZZ09999999999'],
    [' de98 zzz0 9999 9999 99 ', 'DE98ZZZ09999999999'],
    // The business code is the creditor's own.
    ['DE98ABC09999999999', 'DE98ABC09999999999'],
  ])('may be written %s', (typed, id) => expect(v.parse(creditorIdSchema, typed)).toBe(id));
  it.each(['DE99ZZZ09999999999', 'DE98ZZZ09999999998', 'DE98ZZZ', 'ZZZ', '', 'DE98ZZZ0999999999\ud83d'])(
    'is not %s',
    (typed) => expect(v.is(creditorIdSchema, typed)).toBe(false),
  );
});
