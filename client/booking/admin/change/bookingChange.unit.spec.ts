import { cents, localDate, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import {
  categoriesFor,
  changedFrom,
  checkOfChange,
  hasDifference,
  inputOfChange,
  isChange,
  movedTo,
  needsReason,
  undoOf,
  wholeOf,
} from './bookingChange.ts';
import { type KnownBooking, isUnchanged } from './knownBooking.ts';
import { canUndo, withRecent } from './recentChanges.ts';

const annas: KnownBooking = {
  _id: 'b1',
  category: 'SINGLE',
  title: null,
  remark: 'mit Ben',
  sport: 'TENNIS',
  court: 2,
  price: cents(1200),
  date: localDate('2026-06-15'),
  start: localTime('18:00'),
  end: localTime('19:00'),
  state: 'BOOKED',
  revision: 0,
  seriesID: null,
  enddate: null,
  user: { userID: '1001', firstName: 'Anna', lastName: 'Adler' },
};
const before = wholeOf(annas);
const moved = movedTo(before, { date: localDate('2026-06-16'), court: 4, startMinute: 1110, endMinute: 1170 });
const once = { scope: 'THIS', includeChanged: false, lastDate: null, reason: ' Platzregen ' } as const;

describe('A change of a booking', () => {
  it('is sent with what is changed only', () => {
    expect(inputOfChange(changedFrom(annas), { ...once, whole: moved })).toEqual({
      ...{ _id: 'b1', sport: 'TENNIS', category: 'SINGLE', court: 4, date: '2026-06-16', start: '18:30', end: '19:30' },
      reason: 'Platzregen',
    });
  });

  it('removes a text that is emptied, and says for which dates of a series it is', () => {
    const emptied = { ...before, draft: { ...before.draft, remark: ' ', price: '5,50' } };
    expect(
      inputOfChange({ ...changedFrom(annas), seriesID: 's1' }, { ...once, scope: 'ALL', whole: emptied }),
    ).toMatchObject({ remark: null, price: 550, scope: 'ALL', includeChanged: false });
  });

  it('may be another end of the series alone, which takes a reason where people lose dates', () => {
    const ofSeries = { ...changedFrom(annas), seriesID: 's1', enddate: localDate('2026-09-28') };
    const ending = (lastDate: string, scope: 'THIS' | 'ALL' = 'ALL') => ({
      ...{ ...once, scope, whole: before, lastDate: localDate(lastDate) },
    });
    expect(isChange(ofSeries, ending('2026-09-28'))).toBe(false);
    expect(isChange(ofSeries, ending('2026-08-31', 'THIS'))).toBe(false);
    expect(isChange(ofSeries, ending('2026-08-31'))).toBe(true);
    expect(needsReason(ofSeries, ending('2026-08-31'))).toBe(true);
    expect(needsReason(ofSeries, ending('2026-10-05'))).toBe(false);
    expect(inputOfChange(ofSeries, ending('2026-08-31'))).toMatchObject({ enddate: '2026-08-31', scope: 'ALL' });
    expect(checkOfChange(ofSeries, ending('2026-08-31'))).toMatchObject({ enddate: '2026-08-31' });
    const changed = { ...annas, seriesID: 's1', enddate: localDate('2026-09-28') };
    expect(undoOf(changed, ending('2026-08-31'))).toMatchObject({ enddate: '2026-09-28' });
  });

  it('without a difference is none', () => {
    expect(hasDifference(before, wholeOf(annas))).toBe(false);
    expect(hasDifference(before, moved)).toBe(true);
    const spaced = { ...before, draft: { ...before.draft, remark: 'mit Ben ' } };
    expect(hasDifference(before, spaced)).toBe(false);
  });

  it('is checked without its reason, and only where it could be and is different', () => {
    expect(checkOfChange(changedFrom(annas), { ...once, whole: moved })).toMatchObject({ _id: 'b1', reason: null });
    expect(checkOfChange(changedFrom(annas), { ...once, whole: before })).toBeNull();
    const backwards = { ...moved, entry: { ...moved.entry, end: localTime('10:00') } };
    expect(checkOfChange(changedFrom(annas), { ...once, whole: backwards })).toBeNull();
  });

  it('leads back by its opposite, with the price that it has changed', () => {
    expect(undoOf(annas, { ...once, whole: moved })).toMatchObject({
      ...{ _id: 'b1', court: 2, date: '2026-06-15', start: '18:00', end: '19:00' },
    });
    expect(undoOf(annas, { ...once, whole: moved })).not.toHaveProperty('price');
    const renamed = { ...before, draft: { ...before.draft, remark: 'neu', price: '5' } };
    expect(undoOf(annas, { ...once, whole: renamed })).toMatchObject({ remark: 'mit Ben', price: 1200 });
  });

  it('makes a season ticket of a series only', () => {
    expect(categoriesFor(annas)).toEqual(['TRAINING', 'SINGLE', 'GUEST_SINGLE', 'EVENT', 'BLOCK']);
    expect(categoriesFor({ seriesID: 's1' })).toContain('SAISON');
  });

  it('says whose the booking is only where that is another person', () => {
    const ben = { userID: '1002', firstName: 'Ben', lastName: 'Berg', role: 'MEMBER' } as const;
    const bens = { ...before, draft: { ...before.draft, person: ben } };
    expect(needsReason(changedFrom(annas), { ...once, whole: moved })).toBe(false);
    expect(needsReason(changedFrom(annas), { ...once, whole: bens })).toBe(true);
    expect(hasDifference(before, bens)).toBe(true);
    expect(inputOfChange(changedFrom(annas), { ...once, whole: bens })).toMatchObject({ userID: '1002' });
    const block = { ...before, draft: { ...before.draft, category: 'BLOCK', title: 'Sperre' } } as const;
    expect(inputOfChange(changedFrom(annas), { ...once, whole: block })).toMatchObject({ userID: null });
  });

  it('is stale where somebody else has changed the booking', () => {
    expect(isUnchanged(annas, { ...annas })).toBe(true);
    expect(isUnchanged(annas, { ...annas, court: 3 })).toBe(false);
    expect(isUnchanged(annas, { ...annas, user: null })).toBe(false);
    expect(isUnchanged(annas, { ...annas, revision: 1 })).toBe(false);
  });
});

describe('Taking a change back', () => {
  const change = (id: string, changedAt: number) => ({
    ...{ id, changedAt },
    undo: inputOfChange(changedFrom(annas), { ...once, whole: before }),
  });

  it('works for ten minutes', () => {
    expect(canUndo(change('b1', 0), 599_999)).toBe(true);
    expect(canUndo(change('b1', 0), 600_000)).toBe(false);
  });

  it('is about the latest change of each booking', () => {
    const known = [change('b1', 0), change('b2', 0), change('b3', -600_000)];
    const after = withRecent(known, change('b1', 1000));
    expect(after.map(({ id, changedAt }) => [id, changedAt])).toEqual([
      ['b2', 0],
      ['b1', 1000],
    ]);
  });
});
