import { describe, expect, it } from 'vitest';
import { diceOf } from '../support/dice.ts';
import { type Spell, forecast, lines } from './forecast.ts';

const first = (count: number, seed: number): readonly Spell[] => {
  const spells = forecast(diceOf(seed));
  return Array.from({ length: count }, () => spells.next().value);
};

describe('The weather of an attack', () => {
  it('is the same for the same seed, and another one for another', () => {
    expect(first(50, 7)).toEqual(first(50, 7));
    expect(first(50, 7)).not.toEqual(first(50, 8));
  });

  it('brings everything that can happen to either line, soon', () => {
    const seen = new Set(first(200, 1).map(({ line, weather }) => `${line} ${weather.kind}`));
    const all = ['delay', 'cut', 'refuse', 'half-open', 'hang'].flatMap((kind) =>
      lines.map((line) => `${line} ${kind}`),
    );
    expect([...seen].toSorted()).toEqual(all.toSorted());
  });
});
