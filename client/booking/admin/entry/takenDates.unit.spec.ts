import type { OccurrenceChoice } from '@platzwart/contracts/booking';
import { cents, localDate, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { choicesOf, isUndecided, takenDatesOf, withChoice } from './takenDates.ts';

const [june16, june23] = [localDate('2026-06-16'), localDate('2026-06-23')];
const inWay = {
  bookingID: 'b',
  start: localTime('18:00'),
  end: localTime('19:00'),
  category: 'SINGLE',
  title: null,
  user: null,
  refund: null,
  paymentMethod: null,
} as const;
const listed = {
  occurrences: 2,
  dates: [
    { date: june16, court: 4, price: cents(1200), conflicts: [] },
    { date: june23, court: 4, price: cents(1200), conflicts: [inWay] },
  ],
};
const chosenOn = (court: number, conflicts: readonly Readonly<{ bookingID: string }>[]) => ({
  occurrences: 2,
  price: cents(2400),
  dates: [
    { date: june16, court: 4, conflicts: [] },
    { date: june23, court, conflicts },
  ],
});
const other: OccurrenceChoice = { date: june23, court: 4, action: 'OTHER_COURT', otherCourt: 5 };
const skipped: OccurrenceChoice = { date: june23, court: 4, action: 'SKIP', otherCourt: null };

describe('The taken dates of an entry', () => {
  it('are those in whose way something is, undecided at first', () => {
    const taken = takenDatesOf({ listed, chosen: chosenOn(4, [inWay]) }, []);
    expect(taken).toEqual([{ date: june23, court: 4, conflicts: [inWay], choice: null, isOtherTaken: false }]);
    expect(taken.map(isUndecided)).toEqual([true]);
  });

  it('say whether the other court is taken, too', () => {
    expect(takenDatesOf({ listed, chosen: chosenOn(5, [inWay]) }, [other]).map(isUndecided)).toEqual([true]);
    expect(takenDatesOf({ listed, chosen: chosenOn(5, []) }, [other]).map(isUndecided)).toEqual([false]);
  });

  it('have one choice each, which can be taken back', () => {
    expect(withChoice([other], skipped, skipped)).toEqual([skipped]);
    expect(withChoice([other], skipped, null)).toEqual([]);
  });

  it('forget a choice about a date that has become free', () => {
    const free = { occurrences: 2, dates: listed.dates.map((each) => ({ ...each, conflicts: [] })) };
    expect(choicesOf(takenDatesOf({ listed: free, chosen: chosenOn(4, []) }, [skipped]))).toEqual([]);
    expect(choicesOf(takenDatesOf({ listed, chosen: chosenOn(4, []) }, [skipped]))).toEqual([skipped]);
  });
});
