import { type PriceRow, bookingId, cents, localDate, localTime, personId } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type OtherRules, type PastBooking, peopleHit, whatIf } from './whatIf.ts';

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const anna = personId(uuid(901));
const ben = personId(uuid(902));
let made = 0;
/** A single of Anna on Monday 15 June 2026, 18:00 to 19:00, for 12 €; each is made a minute after the one before. */
const booked = (change: Partial<PastBooking> = {}): PastBooking => {
  made += 1;
  return {
    ...{ bookingId: bookingId(uuid(made)), personId: anna, role: 'MEMBER', enteredByClub: false, category: 'SINGLE' },
    ...{ sport: 'TENNIS', court: 1, date: localDate('2026-06-15'), startMinute: 1080, endMinute: 1140 },
    ...{ listPrice: cents(1200), guestFee: cents(0), price: cents(1200), discount: 0, byOwner: false },
    ...{ bookedAt: Date.parse('2026-06-01T08:00:00Z') + made * 60_000, cancelledAt: null, ...change },
  };
};
const asItWas: OtherRules = {
  ...{ prices: new Map(), cancellationHours: null, limits: new Map() },
  club: { holidayRegion: null, seasonDiscount: cents(100) },
};
const row = (member: number): PriceRow => ({
  ...{ time: localTime('07:00'), member: cents(member), weekendMember: cents(2 * member) },
  ...{ guest: cents(3000), trainer: cents(800), weekendGuest: cents(3000), weekendTrainer: cents(800) },
});
const prices = (member: number): OtherRules => ({
  ...asItWas,
  prices: new Map([['TENNIS', { halfHour: true, prices: [row(member)] }]]),
});
const limited = (quota: Partial<Readonly<Record<'maxOpenBookings' | 'maxMinutesPerDay' | 'maxParallel', number>>>) => ({
  ...asItWas,
  limits: new Map([
    ['MEMBER' as const, { maxOpenBookings: null, maxMinutesPerDay: null, maxParallel: null, ...quota }],
  ]),
});
const reasons = (bookings: readonly PastBooking[], rules: OtherRules) =>
  whatIf(bookings, rules).map(({ reason }) => reason);
const money = (booking: PastBooking, rules: OtherRules) => whatIf([booking], rules).map(({ after }) => after);

describe('Past bookings under other prices', () => {
  it.each<[string, Partial<PastBooking>, number]>([
    ['the new price', {}, 1500],
    ['the price of the weekend', { date: localDate('2026-06-14') }, 3000],
    ['the price less the discount of that time', { discount: 50, price: cents(600) }, 750],
    ['the fee of the guests as it was', { guestFee: cents(500), price: cents(1700) }, 2000],
    ['what the club had set', { price: cents(700) }, 700],
    ['nothing where a card paid', { price: cents(0) }, 0],
    ['nothing where nothing was due', { category: 'BLOCK', listPrice: cents(0), price: cents(0), personId: null }, 0],
    ['the price of the season ticket', { category: 'SAISON', price: cents(1100) }, 1400],
    ['what another sport cost', { sport: 'SQUASH' }, 1200],
    ['nothing once it is cancelled', { cancelledAt: 1, price: cents(0) }, 0],
  ])('cost %s', (_, change, after) => {
    expect(money(booked(change), prices(1500))).toEqual([after]);
  });
});

describe('Past bookings under another deadline', () => {
  const cancelled = (at: string, change: Partial<PastBooking> = {}): PastBooking =>
    booked({ price: cents(0), cancelledAt: Date.parse(at), byOwner: true, ...change });
  const rules = { ...asItWas, cancellationHours: 48 };

  it('keep those whose owner cancelled later than that, with their price and their court', () => {
    const late = cancelled('2026-06-14T12:00:00Z');
    const next = booked({ personId: ben, bookedAt: Date.parse('2026-06-14T13:00:00Z'), startMinute: 1110 });
    const elsewhere = booked({ personId: ben, bookedAt: next.bookedAt, court: 2 });
    const outcomes = whatIf([next, late, elsewhere], rules);
    expect(outcomes.map(({ reason, isTooLate, before, after }) => [reason, isTooLate, before, after])).toEqual([
      [null, true, 0, 1200],
      ['TAKEN', false, 1200, 0],
      [null, false, 1200, 1200],
    ]);
  });

  it('free those that were cancelled in time, or by the club', () => {
    const inTime = cancelled('2026-06-13T16:00:00Z');
    const byClub = cancelled('2026-06-15T12:00:00Z', { byOwner: false });
    expect(whatIf([inTime, byClub], rules).map(({ isTooLate }) => isTooLate)).toEqual([false, false]);
  });
});

describe('Past bookings under other quotas', () => {
  it('are refused beyond the minutes of a day, in the order in which they were made', () => {
    const [first, second, nextDay] = [booked(), booked({ court: 2 }), booked({ date: localDate('2026-06-16') })];
    expect(reasons([second, nextDay, first], limited({ maxMinutesPerDay: 60 }))).toEqual([
      null,
      'MINUTES_PER_DAY',
      null,
    ]);
  });

  it('are refused beyond the courts at the same time; a refused one counts for nothing', () => {
    const bookings = [booked(), booked({ court: 2 }), booked({ court: 3, startMinute: 1140, endMinute: 1200 })];
    expect(reasons(bookings, limited({ maxParallel: 1 }))).toEqual([null, 'PARALLEL', null]);
  });

  it('are refused beyond the open ones; what was cancelled before or has been played is open no longer', () => {
    const first = booked({ cancelledAt: Date.parse('2026-06-05T08:00:00Z'), price: cents(0) });
    const refused = booked({ date: localDate('2026-06-17') });
    const later = booked({ date: localDate('2026-06-18'), bookedAt: Date.parse('2026-06-06T08:00:00Z') });
    const afterwards = booked({ date: localDate('2026-06-30'), bookedAt: Date.parse('2026-06-19T08:00:00Z') });
    const bookings = [first, refused, later, afterwards];
    expect(reasons(bookings, limited({ maxOpenBookings: 1 }))).toEqual([null, 'OPEN_BOOKINGS', null, null]);
  });

  it('are never refused to the club, to other roles, and to people who are no longer stored', () => {
    const others: Partial<PastBooking>[] = [{ enteredByClub: true }, { role: 'GUEST' }, { personId: null, role: null }];
    expect(reasons([booked(), ...others.map(booked)], limited({ maxMinutesPerDay: 60 }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('The people who would have been hit', () => {
  it('are those who would have been refused or would have paid more, the hardest hit first', () => {
    const outcomes = whatIf([booked(), booked({ court: 2 }), booked({ personId: ben, court: 3 })], {
      ...prices(1500),
      limits: limited({ maxParallel: 1 }).limits,
    });
    expect(peopleHit(outcomes)).toEqual([
      { personId: anna, refused: 1, tooLate: 0, before: 2400, after: 1500 },
      { personId: ben, refused: 0, tooLate: 0, before: 1200, after: 1500 },
    ]);
    expect(peopleHit(whatIf([booked()], prices(1000)))).toEqual([]);
  });
});
