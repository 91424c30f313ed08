import { type GraphQLScalarType, isScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { createBuilder } from './builder.ts';

const scalar = (name: string): GraphQLScalarType => {
  const builder = createBuilder();
  builder.queryField('today', (t) => t.field({ type: 'Date', nullable: true, resolve: () => null }));
  builder.mutationField('book', (t) => t.boolean({ resolve: () => true }));
  builder.subscriptionField('booked', (t) =>
    t.boolean({ subscribe: () => (async function* none() {})(), resolve: () => true }),
  );
  const type = builder.toSchema().getType(name);
  if (!isScalarType(type)) throw new Error(`There is no scalar ${name}`);
  return type;
};

it('The scalar Date takes the days from 1900 to 2199, from which every rule can count months and years', () => {
  const date = scalar('Date');
  expect(date.parseValue('1900-01-01')).toBe('1900-01-01');
  expect(date.parseValue('2199-12-31')).toBe('2199-12-31');
  for (const wrong of ['0000-12-31', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '2026-02-30', 20_260_101])
    expect(() => date.parseValue(wrong)).toThrow();
});

it('The scalar DateTime takes any offset, and passes the instant on in UTC', () => {
  const dateTime = scalar('DateTime');
  expect(dateTime.parseValue('9999-12-31T23:59:59Z')).toBe('9999-12-31T23:59:59.000Z');
  expect(dateTime.parseValue('2026-06-15T23:00:00+23:59')).toBe('2026-06-14T23:01:00.000Z');
  for (const wrong of [
    '2026-06-15',
    '0000-06-15T00:00:00Z',
    '0001-01-01T00:00:00+01:00',
    '9999-12-31T23:59:59-05:00',
    'now',
    5,
  ])
    expect(() => dateTime.parseValue(wrong)).toThrow();
});
