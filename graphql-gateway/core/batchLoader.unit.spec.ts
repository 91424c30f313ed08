import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchLoader } from './batchLoader.ts';

const lengths = (questions: readonly (readonly string[])[]): readonly number[] => questions.map(({ length }) => length);

describe('The batch loader', () => {
  it('loads all keys at once that are requested during a query', async () => {
    const questions: (readonly string[])[] = [];
    const find = batchLoader<string, string>(async (keys) => {
      questions.push(keys);
      await nextTurn();
      return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `row of ${key}`]));
    });
    const first = find('anna');
    await Promise.resolve();
    const searches = Array.from({ length: 1_000 }, (_, index) => find(`member ${index}`));
    expect(await first).toBe('row of anna');
    expect((await Promise.all(searches)).at(-1)).toBe('row of member 999');
    expect(await find('nobody')).toBeNull();
    expect(lengths(questions)).toEqual([1, 1_000, 1]);
  });

  it('rejects the requests of a failed batch, and answers those of the next', async () => {
    let isAway = true;
    const find = batchLoader<string, string>((keys) =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(new Map(keys.map((key) => [key, key]))),
    );
    await expect(find('anna')).rejects.toThrow('away');
    isAway = false;
    expect(await find('anna')).toBe('anna');
  });
});
