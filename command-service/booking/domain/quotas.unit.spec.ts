import { type PersonalLimits, noPersonalLimits } from '@platzwart/contracts/core';
import { describe, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import { anna, at, ben, clubWith, gast, limitsFor, trainer } from './specClub.ts';
import { type Block, block, book, booked, cancelled } from '../../ledger/courts/specSentences.ts';

const given = specificationFor(courtsDecider);
type Limits = Parameters<typeof limitsFor>[1];

const tuesday = (span: string, place = 'TENNIS 1') => block(place, '2026-06-16', span);
const has = (requested: Block, number: number) => booked(anna, requested, 100 + number);
const wanting = (limits: Limits, blocks: Block | readonly Block[]) =>
  book(anna, blocks, { settings: clubWith(limitsFor('MEMBER', limits)) });

describe('Limits of one person', () => {
  const freer = { ...anna, limits: { ...noPersonalLimits, maxOpenBookings: 5, maxMinutesPerDay: 240, maxParallel: 2 } };
  const stricter = { ...anna, limits: { ...noPersonalLimits, maxOpenBookings: 0, maxAdvanceDays: 0 } };
  const club = clubWith(limitsFor('MEMBER', { maxOpenBookings: 1, maxMinutesPerDay: 60, maxParallel: 1 }));
  const again = tuesday('08:00-09:00', 'TENNIS 2');

  it('hold instead of those of the role, both ways', () => {
    const first = has(tuesday('08:00-09:00'), 1);
    given(first)
      .when(book(anna, again, { settings: club }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
    given(first)
      .when(book(freer, again, { settings: club }))
      .thenAccepted();
    given()
      .when(book(stricter, block('TENNIS 2', '2026-06-15', '18:00-19:00')))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
    given().when(book(stricter, again)).thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });

  it('do not hold where there are none: the role decides', () => {
    const open = { ...anna, limits: { ...noPersonalLimits, maxOpenBookings: 5 } };
    given(has(tuesday('08:00-09:00'), 1))
      .when(book(open, again, { settings: club }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
  });

  it('hold for those who play with somebody, too', () => {
    const settings = clubWith(limitsFor('MEMBER', { maxMinutesPerDay: 60 }));
    const his = booked(ben, tuesday('08:00-09:00'), 101);
    const withBen = (limits: PersonalLimits) =>
      book(trainer, again, { settings, players: [{ members: [{ ...ben, limits }], guests: 0, sealedGuests: null }] });
    given(his).when(withBen(freer.limits)).thenAccepted();
    given(his).when(withBen(noPersonalLimits)).thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0.players');
  });
});

describe('Open bookings', () => {
  const two = [has(tuesday('08:00-09:00'), 1), has(block('TENNIS 1', '2026-07-20', '08:00-09:00'), 2)];
  const another = tuesday('18:00-19:00');

  it('may be as many as the club allows', () => {
    given(...two)
      .when(wanting({ maxOpenBookings: 3 }, another))
      .thenAccepted();
  });

  it('may not be one more', () => {
    given(...two)
      .when(wanting({ maxOpenBookings: 2 }, another))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
  });

  it('are added to those of the order: the blocks beyond the limit are named', () => {
    given(...two)
      .when(wanting({ maxOpenBookings: 3 }, [another, tuesday('19:00-20:00'), tuesday('20:00-21:00')]))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.1', 'bookings.2');
  });

  it.each([
    ['one that is over', has(block('TENNIS 1', '2026-06-14', '08:00-09:00'), 3)],
    ['one of earlier this morning', has(block('TENNIS 1', '2026-06-15', '08:00-10:00'), 3)],
    ['one of last year', has(block('TENNIS 1', '2025-06-16', '08:00-09:00'), 3)],
    ['a season ticket', booked(anna, { ...tuesday('10:00-11:00'), category: 'SAISON' }, 3)],
    ["somebody else's", booked(ben, tuesday('10:00-11:00'), 3)],
  ])('do not count %s', (_, happened) => {
    given(...two, happened)
      .when(wanting({ maxOpenBookings: 3 }, another))
      .thenAccepted();
  });

  it('include one that is in progress', () => {
    const running = has(block('TENNIS 1', '2026-06-15', '09:30-10:30'), 3);
    given(...two, running)
      .when(wanting({ maxOpenBookings: 3 }, another))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
  });

  it('do not include a cancelled one', () => {
    const third = has(tuesday('10:00-11:00'), 3);
    given(...two, third, cancelled(third))
      .when(wanting({ maxOpenBookings: 3 }, another))
      .thenAccepted();
  });

  it('can be forbidden altogether', () => {
    given()
      .when(wanting({ maxOpenBookings: 0 }, another))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
  });

  it('have a limit per role', () => {
    const settings = clubWith(limitsFor('GUEST', { maxOpenBookings: 1 }));
    const open = booked(gast, tuesday('08:00-09:00'), 101);
    given(open)
      .when(book(gast, another, { settings }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
    given(...two)
      .when(book(anna, another, { settings }))
      .thenAccepted();
  });

  it('count as open until the wall clock passes their end, also on the day of 25 hours', () => {
    const evening = booked(anna, block('HALL 1', '2026-10-25', '23:00-24:00'), 101);
    const settings = clubWith(limitsFor('MEMBER', { maxOpenBookings: 1 }));
    const next = block('HALL 1', '2026-10-26', '07:00-08:00');
    given(evening)
      .when(book(anna, next, { settings, now: at('2026-10-25T22:59:00Z') }))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
    given(evening)
      .when(book(anna, next, { settings, now: at('2026-10-25T23:00:00Z') }))
      .thenAccepted();
  });
});

describe('Minutes of a day', () => {
  const morning = has(tuesday('08:00-09:00'), 1);

  it.each([
    ['all that the club allows', { maxMinutesPerDay: 120 }, tuesday('18:00-19:00')],
    ['on another day', { maxMinutesPerDay: 60 }, block('TENNIS 1', '2026-06-17', '18:00-19:00')],
    ['without end where nobody limits them', {}, tuesday('09:00-22:00')],
  ])('may be booked %s', (_, limits, requested) => {
    given(morning).when(wanting(limits, requested)).thenAccepted();
  });

  it.each([
    ['beyond the limit', tuesday('18:00-19:30')],
    ['beyond it in another sport', tuesday('18:00-19:30', 'SQUASH 1')],
  ])('may not be booked %s', (_, requested) => {
    given(morning)
      .when(wanting({ maxMinutesPerDay: 120 }, requested))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
  });

  it('are added up over the order, separately per day', () => {
    const wednesday = block('TENNIS 1', '2026-06-17', '18:00-20:00');
    given(morning)
      .when(wanting({ maxMinutesPerDay: 120 }, [tuesday('18:00-19:00'), wednesday, tuesday('20:00-21:00')]))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.2');
  });

  it('do not include a season ticket', () => {
    const season = booked(anna, { ...tuesday('08:00-12:00'), category: 'SAISON' }, 101);
    given(season)
      .when(wanting({ maxMinutesPerDay: 60 }, tuesday('18:00-19:00')))
      .thenAccepted();
  });

  it('do not include cancelled bookings', () => {
    given(morning, cancelled(morning))
      .when(wanting({ maxMinutesPerDay: 60 }, tuesday('18:00-19:00')))
      .thenAccepted();
  });
});

describe('Courts at the same time', () => {
  const six = has(tuesday('18:00-19:00'), 1);

  it.each([
    ['as many as allowed', { maxParallel: 2 }, tuesday('18:00-19:00', 'TENNIS 2')],
    ['one after the other', { maxParallel: 1 }, tuesday('19:00-20:00')],
    ['at the same time of another day', { maxParallel: 1 }, block('TENNIS 1', '2026-06-17', '18:00-19:00')],
  ])('may be booked %s', (_, limits, requested) => {
    given(six).when(wanting(limits, requested)).thenAccepted();
  });

  it.each([
    ['beside each other', tuesday('18:00-19:00', 'TENNIS 2')],
    ['with half an hour in common', tuesday('18:30-19:30', 'TENNIS 2')],
    ['in two sports', tuesday('18:00-19:00', 'SQUASH 1')],
  ])('may not be booked %s where one is allowed', (_, requested) => {
    given(six)
      .when(wanting({ maxParallel: 1 }, requested))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
  });

  it("do not include a season ticket's court", () => {
    const season = booked(anna, { ...tuesday('18:00-19:00', 'TENNIS 2'), category: 'SAISON' }, 101);
    given(season)
      .when(wanting({ maxParallel: 1 }, tuesday('18:00-19:00')))
      .thenAccepted();
  });

  it('are counted at each moment: two in turn beside a long one are two', () => {
    const turns = [has(tuesday('18:00-19:00', 'TENNIS 2'), 2), has(tuesday('19:00-20:00', 'TENNIS 3'), 3)];
    given(...turns)
      .when(wanting({ maxParallel: 2 }, tuesday('18:00-20:00')))
      .thenAccepted();
    given(...turns)
      .when(wanting({ maxParallel: 1 }, tuesday('18:00-20:00')))
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.0');
  });

  it('are counted within one order, too', () => {
    given()
      .when(
        wanting({ maxParallel: 1 }, [
          tuesday('18:00-19:00'),
          tuesday('18:30-19:30', 'TENNIS 2'),
          tuesday('20:00-21:00'),
        ]),
      )
      .thenRejectedWith('ERR_BOOKING_LIMIT', 'bookings.1');
  });
});
