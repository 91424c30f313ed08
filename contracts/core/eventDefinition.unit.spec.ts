import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type EventOf, defineEvent, eventCatalogue } from './eventDefinition.ts';

const sportAdded = (data: unknown): unknown => ({ sport: 'TENNIS', ...Object(data) });
const euroToCents = (data: unknown): unknown => {
  const { euro, ...rest } = v.parse(v.looseObject({ euro: v.number() }), data);
  return { ...rest, price: euro * 100 };
};
const priceSet = defineEvent('PriceSet', v.object({ sport: v.string(), price: v.pipe(v.number(), v.integer()) }), [
  sportAdded,
  euroToCents,
]);
const courtClosed = defineEvent('CourtClosed', v.object({ court: v.number() }));
const events = [priceSet, courtClosed] as const;
const catalogue = eventCatalogue<EventOf<(typeof events)[number]>>(events);

describe('Decoding an event of the log', () => {
  it.each([
    ['first', 1, { euro: 12 }],
    ['second', 2, { sport: 'TENNIS', euro: 12 }],
    ['third', 3, { sport: 'TENNIS', price: 1_200 }],
  ])('converts the %s version ever written to today’s shape', (_, version, data) => {
    const event = { type: 'PriceSet', data: { sport: 'TENNIS', price: 1_200 } };
    expect(priceSet.decode(data, version)).toEqual(event);
    expect(catalogue.decode('PriceSet', data, version)).toEqual(event);
  });

  it('writes the newest version', () => {
    expect(catalogue.schemaVersionOf('PriceSet')).toBe(3);
    expect(catalogue.schemaVersionOf('CourtClosed')).toBe(1);
  });

  it('refuses a version of a later release', () => {
    expect(() => priceSet.decode({ sport: 'TENNIS', price: 1 }, 4)).toThrow(
      'PriceSet has schema version 4, newer than this release, which knows up to 3',
    );
  });

  it.each(['CourtSold', 'constructor'])('refuses the unknown type %s', (type) => {
    expect(() => catalogue.decode(type, {}, 1)).toThrow(`No definition of events of type ${type}`);
    expect(() => catalogue.schemaVersionOf(type)).toThrow('No definition');
    expect(catalogue.definitionOf(type)).toBeNull();
  });

  it('reports the path of invalid data, and not the value', () => {
    expect(() => priceSet.decode({ sport: 'TENNIS', price: 'Anna Müller' }, 3)).toThrow(
      /^data\.price should be number$/,
    );
    expect(() => priceSet.decode('Anna Müller', 3)).toThrow(/^data should be Object$/);
    expect(() => priceSet.decode({ sport: 'TENNIS', price: 1.5 }, 3)).toThrow(
      /^data\.price should be valid \(integer\)$/,
    );
  });

  it('repairs ill-formed texts before it upcasts', () => {
    const noted = defineEvent('Noted', v.object({ lines: v.array(v.string()) }));
    expect(noted.decode({ lines: ['Platz \ud800', 'a\u0000b', '🎾'] }, 1).data).toEqual({
      lines: ['Platz \ufffd', 'a\ufffdb', '🎾'],
    });
    expect(priceSet.decode({ sport: 'TEN\udc00', euro: 12 }, 2).data).toEqual({ sport: 'TEN\ufffd', price: 1_200 });
  });

  it('removes unknown keys', () => {
    expect(courtClosed.decode({ court: 1, later: true }, 1).data).toEqual({ court: 1 });
  });
});
