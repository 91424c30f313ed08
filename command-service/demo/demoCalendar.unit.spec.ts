import { bookingCategories, categoryOfRole } from '@platzwart/contracts/booking';
import { addDays, minuteOfDay } from '@platzwart/contracts/core';
import { instantOf } from '@platzwart/contracts/club-time';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { spotsOfEvent } from './clubEvents.ts';
import type { Spot } from './courtBoard.ts';
import { demoCalendar } from './demoCalendar.ts';
import { type DemoOrder, type OwnBooking, demoDayAt } from './demoOrder.ts';
import { demoPeople } from './demoPeople.ts';
import { seededRandom } from './seededRandom.ts';

const calendarAt = (now: string): readonly DemoOrder[] => {
  const random = seededRandom(7);
  return demoCalendar(demoDayAt(now), demoPeople(random), random);
};
const categoryOf = (order: DemoOrder) => {
  if (order.kind === 'event') return 'EVENT';
  return order.kind === 'own' ? categoryOfRole(order.person.role) : order.category;
};
const spotsOf = (order: DemoOrder): readonly Spot[] => {
  if (order.kind === 'event') return spotsOfEvent(order.details);
  return order.kind === 'own' ? [order.spot] : order.spots;
};
const minutesOf = ({ start, end }: Spot): number => minuteOfDay(end) - minuteOfDay(start);
const ownOf = (orders: readonly DemoOrder[], who: string): readonly OwnBooking[] =>
  orders.filter((order) => order.kind === 'own').filter(({ person }) => person.person.email?.startsWith(`${who}@`));

/** A weekday morning, a Saturday evening, the two days on which the clocks change, the turn of the year. */
const moments = [
  '2026-06-15T08:00:00.000Z',
  '2026-06-20T17:30:00.000Z',
  '2026-03-29T00:30:00.000Z',
  '2026-10-25T20:00:00.000Z',
  '2026-12-31T23:30:00.000Z',
];

describe.each(moments)('The demo club on %s', (now) => {
  const orders = calendarAt(now);
  const { today } = demoDayAt(now);

  it('has bookings of all seven categories, two weeks back and two ahead', () => {
    expect(new Set(orders.map(categoryOf))).toEqual(new Set(bookingCategories));
    const dates = orders.flatMap(spotsOf).map(({ date }) => date);
    expect(dates.toSorted()[0]).toBe(addDays(today, -14));
    expect(dates.toSorted().at(-1)).toBe(addDays(today, 14));
  });

  it('leaves four in ten courts free this evening', () => {
    const evening = orders
      .flatMap(spotsOf)
      .filter(({ sport, date, start }) => sport === 'TENNIS' && date === today && start >= '17:00');
    const share = evening.reduce((sum, spot) => sum + minutesOf(spot), 0) / (8 * 5 * 60);
    expect(share).toBeGreaterThan(0.45);
    expect(share).toBeLessThan(0.75);
  });

  it('has bookings that were decided before now, and before each start', () => {
    const late = orders.filter((order) =>
      spotsOf(order).some(({ date, start }) => order.decidedAt >= instantOf(date, start).toString()),
    );
    expect(late).toEqual([]);
    expect(orders.every(({ decidedAt }) => decidedAt < now)).toBe(true);
  });

  it('has a booking of anna that is too late to cancel, and one that is not', () => {
    const until = Temporal.Instant.from(now).add({ hours: 24 }).toString();
    const coming = ownOf(orders, 'anna').filter(
      ({ spot, cancelledAt }) => cancelledAt === null && instantOf(spot.date, spot.start).toString() > now,
    );
    const starts = coming.map(({ spot }) => instantOf(spot.date, spot.start).toString());
    expect(starts.filter((start) => start < until)).toHaveLength(1);
    expect(starts.filter((start) => start > until).length).toBeGreaterThanOrEqual(2);
  });

  it.each(['anna', 'ben', 'gast', 'trainer'])('has past and future bookings of %s', (who) => {
    const dates = ownOf(orders, who).map(({ spot }) => spot.date);
    expect(dates.some((date) => date < today)).toBe(true);
    expect(dates.some((date) => date > today)).toBe(true);
  });
});

describe('The demo club', () => {
  it('is the same for the same moment', () => {
    expect(calendarAt('2026-06-15T08:00:00.000Z')).toEqual(calendarAt('2026-06-15T08:00:00.000Z'));
  });

  it('has sixty people, no two with one e-mail or number', () => {
    const people = demoPeople(seededRandom(7));
    expect(people).toHaveLength(60);
    expect(new Set(people.map(({ person }) => person.email)).size).toBe(60);
    expect(new Set(people.map(({ memberNumber }) => memberNumber)).size).toBe(60);
  });

  it('has some cancelled bookings', () => {
    const cancelled = calendarAt('2026-06-15T08:00:00.000Z').filter(
      (order) => order.kind === 'own' && order.cancelledAt !== null,
    );
    expect(cancelled.length).toBeGreaterThan(20);
  });
});
