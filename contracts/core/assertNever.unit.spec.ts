import * as v from 'valibot';
import { expect, it } from 'vitest';
import { assertNever } from './assertNever.ts';

/** A value that the compiler excludes and that occurs at run time. */
const impossible = v.custom<never>(() => true);

it('a case that the compiler excludes throws', () => {
  expect(() => assertNever(v.parse(impossible, 'SOMETHING_NEW'))).toThrow('Unexpected value: "SOMETHING_NEW"');
});
