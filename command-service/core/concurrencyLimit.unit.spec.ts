import { describe, expect, it } from 'vitest';
import { TooBusy, concurrencyLimit } from './concurrencyLimit.ts';

describe('A concurrency limit', () => {
  it('is never exceeded, runs work in order, and frees the place of failed work', async () => {
    const limit = concurrencyLimit(2);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = (index: number) =>
      limit(async () => {
        started.push(index);
        await new Promise<void>((resolve) => finish.push(resolve));
        if (index === 0) throw new Error('failed');
        return index;
      });
    const results = Promise.allSettled([work(0), work(1), work(2), work(3)]);
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    await settle();
    expect(started).toEqual([0, 1]);
    finish[0]?.();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    finish[1]?.();
    finish[2]?.();
    await settle();
    expect(started).toEqual([0, 1, 2, 3]);
    finish[3]?.();
    expect((await results).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  it('rejects work beyond the queue limit, and accepts the next when there is room', async () => {
    const limit = concurrencyLimit(1, 2);
    const finish: (() => void)[] = [];
    const work = () => limit(() => new Promise<void>((resolve) => finish.push(resolve)));
    const begun = [work(), work(), work()];
    await expect(work()).rejects.toThrow(TooBusy);
    finish[0]?.();
    await begun[0];
    const next = work();
    for (let turn = 1; turn <= 3; turn += 1) {
      finish[turn]?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([...begun, next]);
  });
});
