import { describe, expect, it } from 'vitest';
import { lru } from './lru.ts';

describe('What keeps the entries that were used last', () => {
  it('never keeps more than it may, and never loses the half that was used last', () => {
    const kept = lru<number>(10);
    for (let key = 0; key < 1000; key += 1) {
      kept.set(String(key), key);
      expect([...kept.entries()].length).toBeLessThanOrEqual(10);
      for (let recent = Math.max(0, key - 4); recent <= key; recent += 1)
        expect(kept.peek(String(recent))).toBe(recent);
    }
    expect(kept.peek('0')).toBeUndefined();
  });

  it('keeps what is asked for again and again, whatever comes by meanwhile', () => {
    const kept = lru<string>(4);
    kept.set('club', 'ours');
    for (let key = 0; key < 100; key += 1) {
      kept.set(String(key), 'once');
      expect(kept.get('club')).toBe('ours');
    }
  });

  it('has one value for a key, the latest, and none after it was deleted', () => {
    const kept = lru<string>(2);
    kept.set('a', 'first');
    kept.set('b', 'other');
    kept.set('a', 'second');
    expect([...kept.entries()].filter(([key]) => key === 'a')).toEqual([['a', 'second']]);
    kept.delete('a');
    expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'other']);
  });
});
