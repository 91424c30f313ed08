import { describe, expect, it } from 'vitest';
import { callerLimit } from './callerLimit.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told to. */
const openWork = () => {
  const ends: (() => void)[] = [];
  const work = (): Promise<void> => new Promise((resolve) => void ends.push(resolve));
  return { work, begun: () => ends.length, endNext: () => ends.shift()?.() };
};

describe('The work of one caller', () => {
  it('waits for its own, never for that of another', async () => {
    const limit = callerLimit({ atOnce: 2, waiting: 100 });
    const [many, one] = [openWork(), openWork()];
    const all = Array.from({ length: 40 }, () => limit('ben', many.work));
    const other = limit('anna', one.work);
    await turn();
    expect([many.begun(), one.begun()]).toEqual([2, 1]);
    one.endNext();
    await other;
    for (let ended = 0; ended < 40; ended += 1) {
      many.endNext();
      await turn();
    }
    await Promise.all(all);
  });

  it('is refused beyond what may wait, and taken again afterwards', async () => {
    const limit = callerLimit({ atOnce: 1, waiting: 1 });
    const { work, endNext } = openWork();
    const running = [limit('ben', work), limit('ben', work)];
    await turn();
    await expect(limit('ben', work)).rejects.toThrow('ERR_INVALID_INPUT');
    endNext();
    await turn();
    endNext();
    await Promise.all(running);
    await expect(limit('ben', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('that fails makes room', async () => {
    const limit = callerLimit({ atOnce: 1, waiting: 1 });
    await expect(limit('ben', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    await expect(limit('ben', () => Promise.resolve('done'))).resolves.toBe('done');
  });
});
