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
    { date: june16, court: 4, price: cents(1200), conflicts: [], freeCourts: [] },
    { date: june23, court: 4, price: cents(1200), conflicts: [inWay], freeCourts: [2, 5, 6] },
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
    expect(taken).toEqual([
      { date: june23, court: 4, conflicts: [inWay], choice: null, isOtherTaken: false, otherCourts: [2, 5, 6] },
    ]);
    expect(taken.map(isUndecided)).toEqual([true]);
  });

  it('say whether the other court is taken, too', () => {
    expect(takenDatesOf({ listed, chosen: chosenOn(5, [inWay]) }, [other]).map(isUndecided)).toEqual([true]);
    expect(takenDatesOf({ listed, chosen: chosenOn(5, []) }, [other]).map(isUndecided)).toEqual([false]);
  });

  it('offer a free court for one of them at a time, and leave the court that was chosen for it in the list', () => {
    const two = [4, 3].map((court) => ({ date: june23, court, conflicts: [inWay], freeCourts: [2, 5] }));
    const offered = (choices: readonly OccurrenceChoice[]) =>
      takenDatesOf({ listed: { dates: two }, chosen: chosenOn(5, []) }, choices).map(({ otherCourts }) => otherCourts);
    expect(offered([])).toEqual([
      [2, 5],
      [2, 5],
    ]);
    expect(offered([other])).toEqual([[2, 5], [2]]);
    expect(offered([{ ...other, otherCourt: 7 }])).toEqual([
      [2, 5, 7],
      [2, 5],
    ]);
    expect(offered([{ ...other, date: june16 }])).toEqual([
      [2, 5],
      [2, 5],
    ]);
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
