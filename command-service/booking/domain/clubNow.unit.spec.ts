import { describe, expect, it } from 'vitest';
import { clubNow } from './clubNow.ts';

describe("The club's date and time", () => {
  it.each([
    ['2026-06-15T08:00:00Z', '2026-06-15', 600],
    ['2026-01-15T08:00:00.123Z', '2026-01-15', 540],
    ['2026-06-14T22:00:00Z', '2026-06-15', 0],
    ['2026-03-29T00:59:59.999Z', '2026-03-29', 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['2026-10-25T00:30:00Z', '2026-10-25', 150],
    ['2026-10-25T01:30:00Z', '2026-10-25', 150],
  ])('at %s', (instant, date, minute) => {
    expect(clubNow(instant)).toEqual({ instant, date, minute });
  });
});
