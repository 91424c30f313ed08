import { describe, expect, it } from 'vitest';
import { listInPieces, objectInPieces } from './jsonPieces.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('JSON in pieces', () => {
  it.each([0, 1, 99, 100, 101, 1_000])('is the same text as from JSON.stringify, for a list of %i', (count) => {
    expect([...listInPieces(numbers(count))].join('')).toBe(JSON.stringify(numbers(count)));
  });

  it('has at most a hundred items in a piece', () => {
    expect([...listInPieces(numbers(1_000))].map((piece) => piece.split(',').length - 1)).toEqual([
      99,
      ...Array.from({ length: 9 }, () => 100),
      0,
    ]);
  });

  it('joins the members of an object', () => {
    const pieces = objectInPieces({ people: listInPieces(['Anna']), 'open "from"': [JSON.stringify(null)] });
    expect(JSON.parse([...pieces].join(''))).toEqual({ people: ['Anna'], 'open "from"': null });
  });
});
