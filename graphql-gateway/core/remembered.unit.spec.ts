import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('What is remembered', () => {
  it('is loaded once for everybody who asks', async () => {
    let loads = 0;
    const { get } = remembered(() => Promise.resolve((loads += 1)));
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
  });

  it('is loaded again after it was forgotten, also in the middle of a load', async () => {
    let loads = 0;
    const { get, forget } = remembered(() => Promise.resolve((loads += 1)));
    const before = get();
    forget();
    expect(await get()).toBe(2);
    expect(await before).toBe(1);
    expect(await get()).toBe(2);
  });

  it('is nothing after a failure', async () => {
    let loads = 0;
    const { get } = remembered(() => {
      loads += 1;
      return loads === 1 ? Promise.reject(new Error('away')) : Promise.resolve(loads);
    });
    await expect(get()).rejects.toThrow('away');
    expect(await get()).toBe(2);
  });
});
