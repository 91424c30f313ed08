import { describe, expect, it } from 'vitest';
import { batchLoader } from './batchLoader.ts';

describe('A batch loader', () => {
  it('asks once for everything that is wanted in the same tick', async () => {
    const asked: (readonly string[])[] = [];
    const load = batchLoader(async (names: readonly string[]) => {
      asked.push(names);
      return Promise.resolve(new Map(names.map((name) => [name, name.length])));
    });
    expect(await Promise.all([load('anna'), load('ben'), load('anna')])).toEqual([4, 3, 4]);
    expect(await load('ben')).toBe(3);
    expect(await load('clara')).toBe(5);
    expect(asked).toEqual([['anna', 'ben'], ['clara']]);
  });

  it('answers null where there is nothing', async () => {
    const load = batchLoader(() => Promise.resolve(new Map<string, number>()));
    expect(await load('nobody')).toBeNull();
  });
});
