import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byteCache } from './byteCache.ts';

describe('A cache with a limit in bytes', () => {
  it('never keeps more than its limit, and always the value that was set last', () => {
    const sets = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 200 })), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(sets, (calls) => {
        const cache = byteCache<number>(400);
        for (const [key, bytes] of calls) {
          cache.set(`${key}`, bytes, bytes);
          expect(cache.get(`${key}`)).toBe(bytes + 2 * `${key}`.length > 100 ? undefined : bytes);
          const kept = new Map(cache.entries());
          expect([...kept].reduce((sum, [name, size]) => sum + size + 2 * name.length, 0)).toBeLessThanOrEqual(400);
        }
      }),
    );
  });

  it('keeps what is asked for again and again', () => {
    const cache = byteCache<string>(1_000);
    cache.set('plan of today', 'rows', 4);
    for (let other = 0; other < 500; other += 1) {
      cache.set(`${other}`, 'x', 10);
      expect(cache.get('plan of today')).toBe('rows');
    }
    expect(cache.get('0')).toBeUndefined();
  });

  it('forgets what is deleted, in both generations', () => {
    const cache = byteCache<string>(100);
    cache.set('one', 'a', 20);
    cache.set('two', 'b', 20);
    cache.set('three', 'c', 20);
    for (const key of ['one', 'two', 'three']) cache.delete(key);
    expect([...cache.entries()]).toEqual([]);
  });
});
