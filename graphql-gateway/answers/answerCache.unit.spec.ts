import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { answerCache } from './answerCache.ts';
import type { KeptAnswer } from './keptAnswer.ts';

const monday = {
  model: 'bookings',
  isTouchedBy: (row: { sport: string; date: string }) => row.date === '2026-06-15',
};
const settings = { model: 'club_settings', isTouchedBy: () => true };
const row = (date: string) => ({ sport: 'TENNIS', date: localDate(date) });

const textOf = (kept: KeptAnswer | undefined): string | undefined => kept?.plain.bytes.toString();

const counting = () => {
  let count = 0;
  const compute = async (): Promise<{ text: string; isWhole: boolean }> => {
    count += 1;
    return Promise.resolve({ text: `answer ${count}`, isWhole: true });
  };
  return { compute, count: () => count };
};

describe('The memory for answers', () => {
  it('computes once, for all who ask at the same time and for all who come after', async () => {
    const cache = answerCache(10);
    const { compute, count } = counting();
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.fill('plan', [monday], compute)));
    expect(all.map(textOf)).toEqual(all.map(() => 'answer 1'));
    expect(textOf(await cache.fill('plan', [monday], compute))).toBe('answer 1');
    expect([textOf(cache.stored('plan')), count()]).toEqual(['answer 1', 1]);
  });

  it('forgets what a change touches, and nothing else', async () => {
    const cache = answerCache(10);
    await cache.fill('plan', [monday], counting().compute);
    await cache.fill('infos', [settings], counting().compute);
    cache.forget('bookings', [row('2026-06-16')]);
    expect(cache.stored('plan')).toBeDefined();
    cache.forget('bookings', [row('2026-06-16'), row('2026-06-15')]);
    expect([cache.stored('plan'), textOf(cache.stored('infos'))]).toEqual([undefined, 'answer 1']);
    cache.forget('club_settings', null);
    expect(cache.stored('infos')).toBeUndefined();
  });

  it('keeps nothing that changed while it was being computed, and lets nobody who comes later have it', async () => {
    const cache = answerCache(10);
    let finish = (): void => undefined;
    const slow = cache.fill('plan', [monday], async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { text: 'old', isWhole: true };
    });
    cache.forget('bookings', null);
    const later = cache.fill('plan', [monday], () => Promise.resolve({ text: 'new', isWhole: true }));
    finish();
    expect([textOf(await slow), textOf(await later), textOf(cache.stored('plan'))]).toEqual(['old', 'new', 'new']);
  });

  it('keeps no answer with errors, and no failure', async () => {
    const cache = answerCache(10);
    await cache.fill('plan', [monday], () => Promise.resolve({ text: 'errors', isWhole: false }));
    expect(cache.stored('plan')).toBeUndefined();
    await expect(cache.fill('plan', [monday], () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(textOf(await cache.fill('plan', [monday], counting().compute))).toBe('answer 1');
  });

  it('keeps so many, those that were used last', async () => {
    const cache = answerCache(2);
    for (const key of ['a', 'b']) await cache.fill(key, [monday], counting().compute);
    cache.stored('a');
    await cache.fill('c', [monday], counting().compute);
    expect(['a', 'b', 'c'].map((key) => cache.stored(key) !== undefined)).toEqual([true, false, true]);
  });
});
