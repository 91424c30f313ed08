import { describe, expect, it } from 'vitest';
import { memoize } from './memoize.ts';

describe('A memoized value', () => {
  it('is loaded once for all callers', async () => {
    let loads = 0;
    const { get } = memoize(() => Promise.resolve((loads += 1)));
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
  });

  it('is loaded again after `forget`, also where that is called during a load', async () => {
    let loads = 0;
    const { get, forget } = memoize(() => Promise.resolve((loads += 1)));
    const before = get();
    forget();
    expect(await get()).toBe(2);
    expect(await before).toBe(1);
    expect(await get()).toBe(2);
  });

  it('is not kept after a failed load', async () => {
    let loads = 0;
    const { get } = memoize(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(loads);
    });
    await expect(get()).rejects.toThrow('away');
    expect(await get()).toBe(2);
  });
});
