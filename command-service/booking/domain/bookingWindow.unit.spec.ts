import { describe, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import { anna, at, clubWith, gast, limitsFor } from './specClub.ts';
import { block, book } from '../../ledger/courts/specSentences.ts';

const given = specificationFor(courtsDecider);
type Limits = Parameters<typeof limitsFor>[1];

/** Anna's request at `now`, for `day span` on the first court. */
const wanting = (
  now: string,
  when: string,
  { limits = {}, sport = 'TENNIS' }: Readonly<{ limits?: Limits; sport?: string }> = {},
) => {
  const [day = '', span = ''] = when.split(' ');
  const settings = clubWith(limitsFor('MEMBER', limits));
  return given().when(book(anna, block(`${sport} 1`, day, span), { now: at(now), settings }));
};

describe('Booking ahead', () => {
  it.for([
    ['a minute before the start', '2026-06-15T15:59:00Z', '2026-06-15 18:00-19:00', {}],
    ['at the start itself', '2026-06-15T16:00:00Z', '2026-06-15 18:00-19:00', {}],
    ['a year ahead, where nobody limits it', '2026-06-15T08:00:00Z', '2027-06-15 18:00-19:00', {}],
    [
      'five minutes late, with ten minutes of grace',
      '2026-06-15T16:05:00Z',
      '2026-06-15 18:00-19:00',
      { graceMinutes: 10 },
    ],
    ['at the end of the grace', '2026-06-15T16:10:00Z', '2026-06-15 18:00-19:00', { graceMinutes: 10 }],
    [
      'two hours ahead, where two hours are asked for',
      '2026-06-15T14:00:00Z',
      '2026-06-15 18:00-19:00',
      { minAdvanceMinutes: 120 },
    ],
    ['today, where no day ahead is allowed', '2026-06-15T08:00:00Z', '2026-06-15 18:00-19:00', { maxAdvanceDays: 0 }],
    [
      'seven days ahead, where seven are allowed',
      '2026-06-15T08:00:00Z',
      '2026-06-22 21:00-22:00',
      { maxAdvanceDays: 7 },
    ],
    [
      'seven days ahead from just after midnight',
      '2026-06-14T22:01:00Z',
      '2026-06-22 07:00-08:00',
      { maxAdvanceDays: 7 },
    ],
  ] as const)('is possible %s', ([, now, when, limits]) => {
    wanting(now, when, { limits }).thenAccepted();
  });

  it.for([
    ['a minute after the start', '2026-06-15T16:01:00Z', '2026-06-15 18:00-19:00', {}],
    ['yesterday', '2026-06-15T08:00:00Z', '2026-06-14 18:00-19:00', {}],
    ['a year ago', '2026-06-15T08:00:00Z', '2025-06-15 18:00-19:00', {}],
    ['after the grace', '2026-06-15T16:11:00Z', '2026-06-15 18:00-19:00', { graceMinutes: 10 }],
    ['at its end, however long the grace', '2026-06-15T17:00:00Z', '2026-06-15 18:00-19:00', { graceMinutes: 600 }],
    ['a minute short of the lead time', '2026-06-15T14:01:00Z', '2026-06-15 18:00-19:00', { minAdvanceMinutes: 120 }],
    [
      'in the grace, where a lead time is asked for',
      '2026-06-15T16:05:00Z',
      '2026-06-15 18:00-19:00',
      { minAdvanceMinutes: 1, graceMinutes: 10 },
    ],
    [
      'tomorrow, where no day ahead is allowed',
      '2026-06-15T08:00:00Z',
      '2026-06-16 07:00-08:00',
      { maxAdvanceDays: 0 },
    ],
    [
      'eight days ahead, where seven are allowed',
      '2026-06-15T08:00:00Z',
      '2026-06-23 07:00-08:00',
      { maxAdvanceDays: 7 },
    ],
    [
      'eight days ahead, a minute before midnight',
      '2026-06-15T21:59:00Z',
      '2026-06-23 07:00-08:00',
      { maxAdvanceDays: 7 },
    ],
    ['without a limit, more than three years ahead', '2026-06-15T08:00:00Z', '2029-06-16 07:00-08:00', {}],
  ] as const)('is refused %s', ([, now, when, limits]) => {
    wanting(now, when, { limits }).thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });

  it('applies the limits of each role', () => {
    const settings = clubWith(limitsFor('GUEST', { maxAdvanceDays: 3 }));
    const inAWeek = block('TENNIS 1', '2026-06-22', '18:00-19:00');
    given()
      .when(book(gast, inAWeek, { settings }))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
    given()
      .when(book(anna, inAWeek, { settings }))
      .thenAccepted();
  });

  it('names the blocks of an order that are too far ahead', () => {
    const settings = clubWith(limitsFor('MEMBER', { maxAdvanceDays: 2 }));
    const days = ['2026-06-16', '2026-06-18', '2026-06-17', '2026-06-19'];
    given()
      .when(
        book(
          anna,
          days.map((day) => block('TENNIS 1', day, '18:00-19:00')),
          { settings },
        ),
      )
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.1', 'bookings.3');
  });
});

describe('The days on which the clocks change', () => {
  const dayAhead = { minAdvanceMinutes: 24 * 60 };

  it.for([
    [
      '29 March has 23 hours: 10:00 is a day away from 09:00 the day before',
      '2026-03-28T08:00:00Z',
      '2026-03-29 10:00-11:00',
    ],
    [
      '25 October has 25 hours: 10:00 is a day away from 11:00 the day before',
      '2026-10-24T09:00:00Z',
      '2026-10-25 10:00-11:00',
    ],
    ['the day after the change is an ordinary one', '2026-03-29T08:00:00Z', '2026-03-30 10:00-11:00'],
    ['and so is the other', '2026-10-25T09:00:00Z', '2026-10-26 10:00-11:00'],
  ] as const)('a lead time is counted in elapsed hours: %s', ([, now, when]) => {
    wanting(now, when, { limits: dayAhead }).thenAccepted();
  });

  it.for([
    ['29 March: 10:00 is less than a day away from 09:01', '2026-03-28T08:01:00Z', '2026-03-29 10:00-11:00'],
    ['25 October: 10:00 is less than a day away from 11:01', '2026-10-24T09:01:00Z', '2026-10-25 10:00-11:00'],
  ] as const)('a lead time is not a minute shorter: %s', ([, now, when]) => {
    wanting(now, when, { limits: dayAhead }).thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });

  it.each([
    ['2026-03-29T05:00:00Z', '2026-03-29 07:00-08:00'],
    ['2026-10-25T06:00:00Z', '2026-10-25 07:00-08:00'],
  ])('the first slot after the change begins at its wall-clock time: %s', (now, when) => {
    wanting(now, when).thenAccepted();
  });

  it.each([
    ['2026-03-29T05:01:00Z', '2026-03-29 07:00-08:00'],
    ['2026-10-25T06:01:00Z', '2026-10-25 07:00-08:00'],
  ])('the first slot after the change is refused a minute later: %s', (now, when) => {
    wanting(now, when).thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });

  it.each(['2026-03-29', '2026-10-25'])('a booking of %s is as long as the wall clock says', (day) => {
    wanting('2026-03-01T08:00:00Z', `${day} 07:00-22:00`).thenAccepted();
  });

  it('a person who may book one day ahead may do so however many hours the day has', () => {
    const oneDay = { maxAdvanceDays: 1 };
    wanting('2026-10-24T08:00:00Z', '2026-10-25 23:00-24:00', { limits: oneDay, sport: 'HALL' }).thenAccepted();
    wanting('2026-03-28T08:00:00Z', '2026-03-30 07:00-08:00', { limits: oneDay }).thenRejectedWith(
      'ERR_BOOKING_TIME_INVALID',
      'bookings.0',
    );
  });
});
