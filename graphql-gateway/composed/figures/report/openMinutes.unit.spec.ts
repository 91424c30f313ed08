import { localDate, position } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type DatedHours, hourKey, openMinutes } from './openMinutes.ts';

const hours = (from: string, change: Partial<DatedHours> = {}): DatedHours => ({
  ...{ since: position('1'), sinceTime: `${from}T10:00:00Z`, from: localDate(from) },
  ...{ sport: 'TENNIS', courts: 2, opensMinute: 450, closesMinute: 600, ...change },
});
const week = { from: localDate('2026-06-15'), to: localDate('2026-06-21') };
const of = (history: readonly DatedHours[], weekday: number, hour: number): number | undefined =>
  openMinutes(history, week).get(hourKey({ sport: 'TENNIS', weekday, hour }))?.minutes;

describe('The minutes that courts are open', () => {
  it('are those of all courts, of a part of an hour where it opens within it', () => {
    expect([6, 7, 8, 9, 10].map((hour) => of([hours('2026-01-01')], 1, hour))).toEqual([
      undefined,
      60,
      120,
      120,
      undefined,
    ]);
  });

  it('follow the hours that held on each day; before the first were set, the first', () => {
    const history = [hours('2026-06-16'), hours('2026-06-18', { courts: 3 }), hours('2026-06-20', { courts: 0 })];
    expect([1, 2, 3, 4, 5, 6, 7].map((weekday) => of(history, weekday, 8))).toEqual([
      ...[120, 120, 120, 180, 180],
      ...[undefined, undefined],
    ]);
  });

  it('add up over the days of a period', () => {
    const twoWeeks = { from: week.from, to: localDate('2026-06-28') };
    const open = openMinutes([hours('2026-01-01')], twoWeeks);
    expect(open.get(hourKey({ sport: 'TENNIS', weekday: 3, hour: 8 }))?.minutes).toBe(240);
  });
});
