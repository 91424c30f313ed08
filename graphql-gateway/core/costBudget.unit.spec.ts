import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { costBudget } from './costBudget.ts';

describe('The cost that one caller may cause', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const limits = { burst: 1_000, perSecond: 100 };
  /** Work that costs so much, at once. */
  const costing =
    (cost: number, done: () => void = () => undefined) =>
    (spend: (cost: number) => void): Promise<void> => {
      spend(cost);
      done();
      return Promise.resolve();
    };
  const open = () => costBudget(limits, Date.now);

  it('is spent at once up to the burst, and then as it is regained, one work at a time', async () => {
    const budget = open();
    const done = vi.fn<() => void>();
    const all = Array.from({ length: 10 }, () => budget('ben', costing(500, done)));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(done).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(done).toHaveBeenCalledTimes(10);
    await Promise.all(all);
  });

  it('leaves what others may cause', async () => {
    const budget = open();
    await budget('ben', costing(100_000));
    const anna = vi.fn<() => void>();
    await budget('anna', costing(1, anna));
    expect(anna).toHaveBeenCalled();
  });

  it('is regained up to the burst, not beyond it', async () => {
    const budget = open();
    await budget('ben', costing(1_000));
    await vi.advanceTimersByTimeAsync(1_000_000);
    const done = vi.fn<() => void>();
    const all = Array.from({ length: 3 }, () => budget('ben', costing(600, done)));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(10_000);
    await Promise.all(all);
  });

  it('does not stop with work that fails', async () => {
    const budget = open();
    await budget('ben', costing(1_001));
    const failing = budget('ben', () => Promise.reject(new Error('lost')));
    const next = budget('ben', () => Promise.resolve('done'));
    const outcome = expect(failing).rejects.toThrow('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    await outcome;
    expect(await next).toBe('done');
  });

  it('is forgotten for callers who have regained it', async () => {
    const budget = open();
    await budget('ben', costing(2_000));
    for (let caller = 0; caller < 3_000; caller += 1) await budget(`caller ${caller}`, costing(0));
    const done = vi.fn<() => void>();
    const waiting = budget('ben', costing(1, done));
    await vi.advanceTimersByTimeAsync(0);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    await waiting;
  });
});
