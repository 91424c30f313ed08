import { expect, it } from 'vitest';
import { assertNever } from './assertNever.ts';

it('A case that nobody thought of is a loud bug', () => {
  const forgotten: readonly never[] = JSON.parse('["SOMETHING_NEW"]');
  for (const value of forgotten) expect(() => assertNever(value)).toThrow('Unexpected value: "SOMETHING_NEW"');
  expect(forgotten).toHaveLength(1);
});
