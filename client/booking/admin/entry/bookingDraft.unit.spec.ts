import type { OccurrenceChoice } from '@platzwart/contracts/booking';
import { localDate, localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { monday } from '../../../courtPlan/plan/club.fixture.ts';
import {
  type BookingDraft,
  centsOf,
  checkOf,
  emptyDraft,
  inputOf,
  shortMonthsOf,
  issuesOf,
  withCategory,
} from './bookingDraft.ts';

const anna = { userID: '1001', firstName: 'Anna', lastName: 'Adler', role: 'MEMBER', discount: 0 } as const;
const entry = { courts: [3, 4], start: localTime('16:00'), end: localTime('18:00') };
const none: readonly OccurrenceChoice[] = [];
const whole = (draft: Partial<BookingDraft> = {}, at: Partial<typeof entry> = {}) => ({
  choices: none,
  draft: { ...emptyDraft, person: anna, ...draft },
  entry: { ...entry, ...at },
  date: monday,
});

describe('A booking that an admin fills in', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    [' 0 ', 0],
    ['9999,99', 999_999],
    ['12,505', null],
    ['-1', null],
    ['10000', null],
    ['zwölf', null],
    ['', null],
  ])('reads "%s" as %s cents', (typed, amount) => {
    expect(centsOf(typed)).toBe(amount);
  });

  it.each([
    ['nothing', whole(), []],
    ['the person of a single booking', whole({ person: null }), ['person']],
    ['the title of a block', whole({ category: 'BLOCK', person: null }), ['title']],
    ['a court', whole({}, { courts: [] }), ['courts']],
    ['an end after the start', whole({}, { end: localTime('16:00') }), ['end']],
    ['an hour for a person', whole({}, { end: localTime('16:30') }), ['tooShort']],
    ['nothing in half an hour of training', whole({ category: 'TRAINING' }, { end: localTime('16:30') }), []],
    ['a reason for another price', whole({ price: '5' }), ['reason']],
    ['no reason beside a remark', whole({ price: '5', remark: 'Ehrung' }), []],
    ['the last date of a series', whole({ repetition: 'WEEKLY' }), ['lastDate']],
    ['a last date within 400 days', whole({ repetition: 'WEEKLY', lastDate: localDate('2028-01-01') }), ['lastDate']],
    [
      'fewer than 800 bookings',
      whole({ repetition: 'DAILY', lastDate: localDate('2027-06-30') }, { courts: [1, 2, 3] }),
      ['tooMany'],
    ],
    ['nothing in a series', whole({ repetition: 'WEEKLY', lastDate: localDate('2026-07-31') }), []],
    ['a real price', whole({ price: 'x', reason: 'Ehrung' }), ['price']],
  ])('misses %s', (_, draft, issues) => {
    expect(issuesOf(draft)).toEqual(issues);
  });

  it.each([
    ['a single booking', {}, true],
    ['a training', { category: 'TRAINING' }, undefined],
    ['a series', { repetition: 'WEEKLY', lastDate: localDate('2026-07-31') }, undefined],
    ['another price', { price: '5', reason: 'Ehrung' }, undefined],
  ] as const)('is paid by card as asked, or not: %s', (_, draft, expected) => {
    const { withVoucher } = { withVoucher: undefined, ...inputOf('TENNIS', whole({ byCard: true, ...draft })) };
    expect(withVoucher).toBe(expected);
  });

  it('loses a person who cannot have the category', () => {
    expect(withCategory(whole().draft, 'GUEST_SINGLE').person).toBeNull();
    expect(withCategory(whole().draft, 'TRAINING').person).toEqual(anna);
  });

  it('is sent without what its category has not', () => {
    const sent = inputOf('TENNIS', whole({ category: 'BLOCK', title: ' Pflege ', reason: 'egal', remark: ' ' }));
    expect(sent).toMatchObject({
      userID: null,
      title: 'Pflege',
      remark: null,
      price: null,
      reason: null,
      courts: [3, 4],
    });
    const single = inputOf('TENNIS', whole({ title: 'alt', price: '5,5', reason: 'Ehrung' }));
    expect(single).toMatchObject({ userID: '1001', title: null, price: 550, reason: 'Ehrung', court: 3 });
  });

  it('has a reason for those who make way, and sends it', () => {
    const displacing: OccurrenceChoice = { date: monday, court: 3, action: 'DISPLACE', otherCourt: null };
    const draft = { ...whole({ category: 'BLOCK', person: null, title: 'Pflege' }), choices: [displacing] };
    expect(issuesOf(draft)).toEqual(['displaced']);
    const withReason = { ...draft, draft: { ...draft.draft, reason: 'Sturm' } };
    expect(issuesOf(withReason)).toEqual([]);
    expect(inputOf('TENNIS', withReason)).toMatchObject({ choices: [displacing], reason: 'Sturm' });
  });

  it('repeats every week for a season, until its last date', () => {
    const draft = withCategory({ ...whole().draft, lastDate: localDate('2026-07-31') }, 'SAISON');
    expect(inputOf('TENNIS', { ...whole(), draft })).toMatchObject({ repetition: 'WEEKLY', enddate: '2026-07-31' });
    expect(inputOf('TENNIS', whole({ lastDate: localDate('2026-07-31') }))).not.toHaveProperty('enddate');
  });

  it('is checked as soon as it is known where and when it is, whatever its texts are', () => {
    expect(checkOf('TENNIS', whole({ person: null, title: 'x', remark: 'y' }))).toMatchObject({
      title: null,
      remark: null,
    });
    expect(checkOf('TENNIS', whole({}, { courts: [] }))).toBeNull();
    expect(checkOf('TENNIS', whole({ repetition: 'DAILY' }))).toBeNull();
  });

  it('knows the months that a series from the 31st leaves out, and sends that their last days are booked (Q16)', () => {
    const monthly = { repetition: 'MONTHLY', lastDate: localDate('2026-12-31') } as const;
    expect(shortMonthsOf({ ...monthly, date: localDate('2026-07-31') })).toEqual(['2026-09-30', '2026-11-30']);
    expect(shortMonthsOf({ ...monthly, lastDate: null, date: localDate('2026-07-31') })).toEqual([]);
    expect(inputOf('TENNIS', whole({ ...monthly, lastDays: true }))).toMatchObject({ lastDays: true });
    expect(inputOf('TENNIS', whole({ repetition: 'WEEKLY', lastDate: monthly.lastDate }))).not.toHaveProperty(
      'lastDays',
    );
  });
});
