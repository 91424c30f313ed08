import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { createResponseCache } from './responseCache.ts';
import type { CachedResponse } from './cachedResponse.ts';

const monday = {
  model: 'bookings',
  isInvalidatedBy: (row: { sport: string; date: string }) => row.date === '2026-06-15',
};
const settings = { model: 'club_settings', isInvalidatedBy: () => true };
const row = (date: string) => ({ sport: 'TENNIS', date: localDate(date) });

const cacheOf = (maxBytes: number, now = () => Date.parse('2026-06-15T08:00:00Z')) =>
  createResponseCache(maxBytes, now);

/** A request that is written in one way. */
const asked = (key: string) => ({ key, request: key });

const textOf = (response: CachedResponse | undefined): string | undefined => response?.plain.bytes.toString();

const counting = () => {
  let count = 0;
  const compute = async (): Promise<{ text: string; isErrorFree: boolean }> => {
    count += 1;
    return Promise.resolve({ text: `answer ${count}`, isErrorFree: true });
  };
  return { compute, count: () => count };
};

describe('The response cache', () => {
  it('computes once, for all simultaneous and all later callers', async () => {
    const cache = cacheOf(10_000);
    const { compute, count } = counting();
    const all = await Promise.all(
      Array.from({ length: 50 }, () => cache.getOrCompute(asked('plan'), [monday], compute)),
    );
    expect(all.map(textOf)).toEqual(all.map(() => 'answer 1'));
    expect(textOf(await cache.getOrCompute(asked('plan'), [monday], compute))).toBe('answer 1');
    expect([textOf(cache.get('plan')), count()]).toEqual(['answer 1', 1]);
  });

  it('drops the responses that a change invalidates, and no others', async () => {
    const cache = cacheOf(10_000);
    await cache.getOrCompute(asked('plan'), [monday], counting().compute);
    await cache.getOrCompute(asked('infos'), [settings], counting().compute);
    cache.invalidate('bookings', [row('2026-06-16')]);
    expect(cache.get('plan')).toBeDefined();
    cache.invalidate('bookings', [row('2026-06-16'), row('2026-06-15')]);
    expect([cache.get('plan'), textOf(cache.get('infos'))]).toEqual([undefined, 'answer 1']);
    cache.invalidate('club_settings', null);
    expect(cache.get('infos')).toBeUndefined();
  });

  it('keeps no response beyond the day of the club, which may have another VAT rate than the next', async () => {
    let now = Date.parse('2026-12-31T22:59:59Z');
    const cache = cacheOf(10_000, () => now);
    const { compute, count } = counting();
    await cache.getOrCompute(asked('infos'), [settings], compute);
    expect(cache.get('infos')).toBeDefined();
    now = Date.parse('2026-12-31T23:00:00Z');
    expect(cache.get('infos')).toBeUndefined();
    await cache.getOrCompute(asked('infos'), [settings], compute);
    now = Date.parse('2027-01-01T22:59:59Z');
    expect([cache.get('infos')?.plain.bytes.toString(), count()]).toEqual(['answer 2', 2]);
  });

  it('does not keep a response that changed while it was being computed, and does not give it to later callers', async () => {
    const cache = cacheOf(10_000);
    let finish = (): void => undefined;
    const slow = cache.getOrCompute(asked('plan'), [monday], async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { text: 'old', isErrorFree: true };
    });
    cache.invalidate('bookings', null);
    const later = cache.getOrCompute(asked('plan'), [monday], () =>
      Promise.resolve({ text: 'new', isErrorFree: true }),
    );
    finish();
    expect([textOf(await slow), textOf(await later), textOf(cache.get('plan'))]).toEqual(['old', 'new', 'new']);
  });

  it('keeps no response with errors, and no rejected one', async () => {
    const cache = cacheOf(10_000);
    await cache.getOrCompute(asked('plan'), [monday], () => Promise.resolve({ text: 'errors', isErrorFree: false }));
    expect(cache.get('plan')).toBeUndefined();
    await expect(cache.getOrCompute(asked('plan'), [monday], () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(textOf(await cache.getOrCompute(asked('plan'), [monday], counting().compute))).toBe('answer 1');
  });

  it('keeps no more than its limit in bytes, those used last', async () => {
    const cache = cacheOf(4_000);
    const long = () => Promise.resolve({ text: 'x'.repeat(400), isErrorFree: true });
    for (const key of ['a', 'b', 'c']) await cache.getOrCompute(asked(key), [monday], long);
    cache.get('a');
    for (const key of ['d', 'e']) await cache.getOrCompute(asked(key), [monday], long);
    expect(['a', 'b', 'e'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('knows all ways to write a request, and keeps its response once', async () => {
    const cache = cacheOf(10_000);
    const { compute, count } = counting();
    for (const request of ['plan', 'plan with a member more'])
      expect(textOf(await cache.getOrCompute({ key: 'plan', request }, [monday], compute))).toBe('answer 1');
    expect([cache.get('plan'), count()]).toEqual([cache.get('plan with a member more'), 1]);
    cache.invalidate('bookings', null);
    expect(cache.get('plan with a member more')).toBeUndefined();
  });
});
