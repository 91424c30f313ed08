import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate, weekdayOf } from '@platzwart/contracts/core';
import { fortnightOf } from './fortnight.ts';

const wednesday = localDate('2026-06-17');

describe('The date strip', () => {
  it('begins on the Monday of this week', () => {
    const shown = fortnightOf(wednesday, wednesday);
    expect([shown[0], shown.at(-1), shown.length]).toEqual(['2026-06-15', '2026-06-28', 14]);
  });

  it('does not move when another of its days is selected', () => {
    expect(fortnightOf(localDate('2026-06-28'), wednesday)).toEqual(fortnightOf(wednesday, wednesday));
    expect(fortnightOf(localDate('2026-06-29'), wednesday)[0]).toBe('2026-06-29');
    expect(fortnightOf(localDate('2026-06-14'), wednesday)[0]).toBe('2026-06-01');
  });

  it('always contains the selected day and begins on a Monday', () => {
    fc.assert(
      fc.property(fc.integer({ min: -900, max: 900 }), fc.nat(30), (away, later) => {
        const date = addDays(wednesday, away);
        const shown = fortnightOf(date, addDays(wednesday, later));
        expect(shown).toContain(date);
        expect(weekdayOf(shown[0] ?? date)).toBe(1);
      }),
    );
  });
});
