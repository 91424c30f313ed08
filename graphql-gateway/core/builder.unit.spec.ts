import { isScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { createBuilder } from './builder.ts';

it('The scalar Date refuses a day whose next one has a year of five digits, and what is no day', () => {
  const builder = createBuilder();
  builder.queryField('today', (t) => t.field({ type: 'Date', nullable: true, resolve: () => null }));
  builder.mutationField('book', (t) => t.boolean({ resolve: () => true }));
  builder.subscriptionField('booked', (t) =>
    t.boolean({ subscribe: () => (async function* none() {})(), resolve: () => true }),
  );
  const date = builder.toSchema().getType('Date');
  if (!isScalarType(date)) throw new Error('There is no scalar Date');
  expect(date.parseValue('9998-12-31')).toBe('9998-12-31');
  for (const wrong of ['9999-12-31', '9999-01-01', '2026-02-30', 20_260_101])
    expect(() => date.parseValue(wrong)).toThrow();
});
