import { localDate } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { asOfAddressOf, paramsOfAsOf } from './asOfAddress.ts';
import type { PlannedBooking } from './fetchPlanAsOf.ts';
import { planDifferences } from './planDifferences.ts';

const booking = (id: string, change: Partial<PlannedBooking> = {}): PlannedBooking => ({
  ...{ id, category: 'SINGLE', title: null, sport: 'TENNIS', court: 1, date: localDate('2026-06-20') },
  ...{ startMinute: 1080, endMinute: 1140, who: 'Anna Ähre' },
  ...change,
});

it('Differences are what is gone, changed and added since', () => {
  const [kept, gone, moved, added] = ['kept', 'gone', 'moved', 'added'].map((id) => booking(id));
  const now = [kept, { ...moved, court: 2 }, added].flatMap((each) =>
    each?.id === undefined ? [] : [booking(each.id, each)],
  );
  const then = [kept, gone, moved].flatMap((each) => each ?? []);
  expect(planDifferences(then, now).map(({ kind }) => kind)).toEqual(['gone', 'changed', 'added']);
  expect(planDifferences(now, now)).toEqual([]);
});

it('Both clocks and the moment to compare are in the address, and invalid ones are ignored', () => {
  const today = localDate('2026-06-15');
  const params =
    'sport=TENNIS&date=2026-06-20&at=2026-06-13T16%3A00%3A00.000Z&position=42&compare=2026-06-14T16%3A00%3A00.000Z';
  const address = asOfAddressOf(new URLSearchParams(params), today);
  expect(paramsOfAsOf(address, '42').toString()).toBe(params);
  for (const ignored of ['date=never&at=now', 'date=9999-12-31', 'date=0000-01-01'])
    expect(asOfAddressOf(new URLSearchParams(ignored), today)).toEqual({
      ...{ sport: null, date: today, at: null, compare: null },
    });
});
