import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { cachedResponse } from './cachedResponse.ts';

const plan = JSON.stringify({
  data: Array.from({ length: 40 }, (_, court) => ({ court, start: '18:00', ö: 'Übung' })),
});

describe('A cached response', () => {
  it('exists in every encoding, with the same content in all of them', async () => {
    const response = cachedResponse(plan);
    const [br, gzip] = [await response.in('br'), await response.in('gzip')];
    expect([response.plain.encoding, br.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip']);
    expect(response.plain.bytes.toString()).toBe(plan);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plan);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plan);
    expect(br.bytes.length).toBeLessThan(response.plain.bytes.length / 4);
  });

  it('is compressed once for all requests, and is synchronous from then on', async () => {
    const response = cachedResponse(plan);
    const all = await Promise.all([response.in('br'), response.in('br'), response.in('br')]);
    expect(new Set(all).size).toBe(1);
    expect(response.in('br')).toBe(all[0]);
  });

  it('is not compressed up to a thousand bytes', () => {
    const [small, large] = [cachedResponse('x'.repeat(1000)), cachedResponse('x'.repeat(1001))];
    expect(small.in('br')).toBe(small.plain);
    expect(large.in('br')).toBeInstanceOf(Promise);
  });
});
