import { localTime } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { booked, monday, planFor, tennis } from '../../../courtPlan/plan/club.fixture.ts';
import { centsOf, conflictsOf, emptyDraft, inputOf, issuesOf, listPriceOf, withCategory } from './bookingDraft.ts';

const anna = { userID: '1001', firstName: 'Anna', lastName: 'Adler', role: 'MEMBER', discount: 0 } as const;
const entry = { courts: [3, 4], start: localTime('16:00'), end: localTime('18:00') };
const whole = (draft: Partial<typeof emptyDraft> = {}, at: Partial<typeof entry> = {}) => ({
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
    ['a real price', whole({ price: 'x', reason: 'Ehrung' }), ['price']],
  ])('misses %s', (_, draft, issues) => {
    expect(issuesOf(draft)).toEqual(issues);
  });

  it('costs what the price list says for its category, slot by slot', () => {
    expect(listPriceOf(planFor(tennis), whole())).toBe(1200 + 1500);
    expect(listPriceOf(planFor(tennis), whole({ category: 'TRAINING' }))).toBe(1600);
    expect(listPriceOf(planFor(tennis), whole({ category: 'BLOCK', person: null }))).toBe(0);
    expect(listPriceOf(planFor(tennis), whole({}, { end: localTime('15:00') }))).toBe(0);
  });

  it('is in conflict with what shares a minute of one of its courts', () => {
    const bookings = [
      booked('15:00', '16:00', 3),
      booked('17:30', '19:00', 4),
      booked('18:00', '19:00', 3),
      booked('16:00', '18:00', 5),
    ];
    expect(conflictsOf(entry, bookings).map(({ id }) => id)).toEqual(['4-17:30']);
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
});
