import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keptAnswer } from './keptAnswer.ts';

const plan = JSON.stringify({
  data: Array.from({ length: 40 }, (_, court) => ({ court, start: '18:00', ö: 'Übung' })),
});

describe('An answer that is kept', () => {
  it('is there in every encoding, and says the same in all of them', async () => {
    const kept = keptAnswer(plan);
    const [br, gzip] = [await kept.in('br'), await kept.in('gzip')];
    expect([kept.plain.encoding, br.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip']);
    expect(kept.plain.bytes.toString()).toBe(plan);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plan);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plan);
    expect(br.bytes.length).toBeLessThan(kept.plain.bytes.length / 4);
  });

  it('shrinks once for all who ask, and is there at once from then on', async () => {
    const kept = keptAnswer(plan);
    const all = await Promise.all([kept.in('br'), kept.in('br'), kept.in('br')]);
    expect(new Set(all).size).toBe(1);
    expect(kept.in('br')).toBe(all[0]);
  });

  it('stays as it is up to a thousand bytes', () => {
    const [small, large] = [keptAnswer('x'.repeat(1000)), keptAnswer('x'.repeat(1001))];
    expect(small.in('br')).toBe(small.plain);
    expect(large.in('br')).toBeInstanceOf(Promise);
  });
});
