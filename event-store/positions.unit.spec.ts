import { hasReached, position } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import * as eventStoreDb from './eventstoredb/eventStoreDbPosition.ts';
import * as postgres from './postgres/postgresPosition.ts';

const inLogOrder = ['1', '2', '9', '10', '99', '100', '9223372036854775807'];

describe('Positions of the PostgreSQL event store', () => {
  it('are strings in the order of the log', () => {
    const positions = inLogOrder.map(postgres.positionOf);
    expect(positions.toSorted()).toEqual(positions);
  });

  it('are parsed back to the same number', () => {
    expect(inLogOrder.map((value) => BigInt(postgres.toBigint(postgres.positionOf(value))).toString())).toEqual(
      inLogOrder,
    );
  });

  it('start before the first event', () => {
    expect(postgres.toBigint(null)).toBe('0');
    expect(hasReached(null, postgres.positionOf('1'))).toBe(false);
  });

  it('are not those of another store', () => {
    expect(() => postgres.toBigint(eventStoreDb.positionOf({ commit: 1n, prepare: 1n }))).toThrow('not a position');
  });
});

describe('Positions of EventStoreDB', () => {
  const places = [
    { commit: 0n, prepare: 0n },
    { commit: 9n, prepare: 9n },
    { commit: 100n, prepare: 20n },
    { commit: 100n, prepare: 99n },
    { commit: 1_000n, prepare: 3n },
    { commit: 18_446_744_073_709_551_614n, prepare: 18_446_744_073_709_551_614n },
  ];

  it('are strings in the order of the log: by commit, then by prepare', () => {
    const positions = places.map(eventStoreDb.positionOf);
    expect(positions.toSorted()).toEqual(positions);
  });

  it('are parsed back to the same value', () => {
    expect(places.map((place) => eventStoreDb.logPositionOf(eventStoreDb.positionOf(place)))).toEqual(places);
  });

  it('are not those of another store', () => {
    expect(() => eventStoreDb.logPositionOf(postgres.positionOf('17'))).toThrow('not a position');
    expect(() => eventStoreDb.logPositionOf(position('start'))).toThrow('not a position');
  });
});
