import * as v from 'valibot';
import { expect, it } from 'vitest';
import { assertNever } from './assertNever.ts';

/** What the compiler believes cannot be there, and then is. */
const impossible = v.custom<never>(() => true);

it('A case that nobody thought of is a loud bug', () => {
  expect(() => assertNever(v.parse(impossible, 'SOMETHING_NEW'))).toThrow('Unexpected value: "SOMETHING_NEW"');
});
