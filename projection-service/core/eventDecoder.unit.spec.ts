import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { eventDecoder } from './eventDecoder.ts';

const withCents = v.object({ sport: v.string(), price: v.pipe(v.number(), v.integer()) });
const euroToCents = (data: unknown): unknown => {
  const { euro, ...rest } = v.parse(v.looseObject({ euro: v.number() }), data);
  return { ...rest, price: euro * 100 };
};
const sportAdded = (data: unknown): unknown => ({ sport: 'TENNIS', ...Object(data) });
const decode = eventDecoder('PricesSet', withCents, [sportAdded, euroToCents]);

describe('Decoding an event of the log', () => {
  it.each([
    ['first', 1, { euro: 12 }],
    ['second', 2, { sport: 'TENNIS', euro: 12 }],
    ['third', 3, { sport: 'TENNIS', price: 1_200 }],
  ])('gives today’s shape of the %s version ever written', (_, version, data) => {
    expect(decode(data, version)).toEqual({ type: 'PricesSet', data: { sport: 'TENNIS', price: 1_200 } });
  });

  it('refuses a version that only a later build knows', () => {
    expect(() => decode({ sport: 'TENNIS', price: 1 }, 4)).toThrow(
      'schema version 4 is newer than this build, which knows up to 3',
    );
  });

  it('says where the data is wrong, but not what it says', () => {
    expect(() => decode({ sport: 'TENNIS', price: 'Anna Müller' }, 3)).toThrow(/^data\.price should be number$/);
    expect(() => decode('Anna Müller', 3)).toThrow(/^data should be Object$/);
    expect(() => decode({ sport: 'TENNIS', price: 1.5 }, 3)).toThrow(/^data\.price should be valid \(integer\)$/);
  });

  it('leaves out what it does not know', () => {
    expect(decode({ sport: 'TENNIS', price: 1, later: true }, 3).data).toEqual({ sport: 'TENNIS', price: 1 });
  });
});
