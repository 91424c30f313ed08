import { describe, expect, it } from 'vitest';
import { reconnectWait } from './reconnectWait.ts';

describe('The wait before a client connects again', () => {
  it('is between half a second and five, at first', () => {
    expect([reconnectWait(0, 0), reconnectWait(0, 0.5), reconnectWait(0, 1)]).toEqual([500, 2_750, 5_000]);
  });

  it('may be twice as long after each attempt, up to half a minute', () => {
    expect([1, 2, 3, 50].map((attempts) => reconnectWait(attempts, 1))).toEqual([9_500, 18_500, 30_000, 30_000]);
  });

  it('spreads a thousand clients: a tenth of a second has two in a hundred of them', () => {
    const perTenth = new Map<number, number>();
    for (let client = 0; client < 1_000; client += 1) {
      const tenth = Math.floor(reconnectWait(0, client / 1_000) / 100);
      perTenth.set(tenth, (perTenth.get(tenth) ?? 0) + 1);
    }
    expect(Math.max(...perTenth.values())).toBeLessThanOrEqual(23);
  });
});
