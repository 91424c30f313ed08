import { localTime } from '@platzwart/contracts/core';
import { describe, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import { anna, clubWith, hall, tennis } from './specClub.ts';
import { block, book } from '../../ledger/courts/specSentences.ts';

const given = specificationFor(courtsDecider);
const wanting = (place: string, span: string, settings = clubWith()) =>
  given().when(book(anna, block(place, '2026-06-16', span), { settings }));

describe('The half-hour grid of tennis, 07:00 to 22:00', () => {
  it.each([
    ['07:00-08:00', 'the first hour'],
    ['07:30-08:30', 'an hour from the half hour'],
    ['18:00-19:30', 'an hour and a half'],
    ['20:30-22:00', 'until closing time'],
    ['21:00-22:00', 'the last hour'],
    ['07:00-22:00', 'the whole day'],
  ])('books %s: %s', (span) => {
    wanting('TENNIS 1', span).thenAccepted();
  });

  it.each([
    ['18:00-18:30', 'half an hour is too short'],
    ['18:15-19:15', 'a quarter past is off the grid'],
    ['18:00-19:15', 'a quarter too long'],
    ['18:00-19:01', 'a minute too long'],
    ['18:10-19:10', 'ten past is off the grid'],
    ['18:00-18:45', 'three quarters are too short'],
    ['18:00-18:00', 'no time at all'],
    ['19:00-18:00', 'backwards'],
    ['06:00-07:00', 'before opening'],
    ['06:30-07:30', 'half before opening'],
    ['21:30-22:30', 'half after closing'],
    ['22:00-23:00', 'after closing'],
    ['21:00-24:00', 'until midnight'],
    ['21:00-00:00', 'until midnight, written the other way'],
    ['00:00-01:00', 'in the night'],
    ['23:00-01:00', 'across midnight'],
    ['24:00-01:00', 'from midnight on'],
    ['00:00-00:00', 'a whole day'],
    ['00:00-24:00', 'a whole day, written the other way'],
  ])('refuses %s: %s', (span) => {
    wanting('TENNIS 1', span).thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });
});

describe('The hour grid of the hall, 07:00 to 24:00', () => {
  it.each([
    ['07:00-08:00', 'the first hour'],
    ['20:00-22:00', 'two hours'],
    ['23:00-24:00', 'the last hour'],
    ['23:00-00:00', 'the last hour, written the other way'],
    ['07:00-24:00', 'the whole day'],
  ])('books %s: %s', (span) => {
    wanting('HALL 1', span).thenAccepted();
  });

  it.each([
    ['07:30-08:30', 'between the lines of the grid'],
    ['20:00-21:30', 'an hour and a half'],
    ['20:00-20:30', 'half an hour'],
    ['20:30-22:00', 'from the half hour'],
    ['23:30-24:00', 'the last half hour'],
    ['23:30-00:30', 'across midnight'],
    ['24:00-24:00', 'nothing at midnight'],
    ['06:00-07:00', 'before opening'],
  ])('refuses %s: %s', (span) => {
    wanting('HALL 1', span).thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });
});

describe('Unusual opening hours', () => {
  const opening = (base: typeof tennis, opensAt: string, closesAt: string) =>
    clubWith({}, [{ ...base, opensAt: localTime(opensAt), closesAt: localTime(closesAt) }]);

  it.for([
    ['an hour grid counts from the opening', hall, '07:30', '22:30', 'HALL 1', '07:30-08:30'],
    ['an hour grid may open at a quarter past', hall, '08:15', '22:15', 'HALL 1', '21:15-22:15'],
    ['half hours stay on :00 and :30', tennis, '07:15', '22:00', 'TENNIS 1', '07:30-08:30'],
    ['a court may be open all day', tennis, '00:00', '24:00', 'TENNIS 1', '00:00-01:00'],
    ['a court that is open all day can be had all day', tennis, '00:00', '24:00', 'TENNIS 1', '00:00-24:00'],
  ] as const)('books where %s', ([, base, opensAt, closesAt, place, span]) => {
    wanting(place, span, opening(base, opensAt, closesAt)).thenAccepted();
  });

  it.for([
    ['the full hour is off the grid', hall, '07:30', '22:30', 'HALL 1', '08:00-09:00'],
    ['the opening itself is off the grid', tennis, '07:15', '22:00', 'TENNIS 1', '07:15-08:15'],
    ['the first line lies before the opening', tennis, '07:15', '22:00', 'TENNIS 1', '07:00-08:00'],
    ['the last quarter of an hour fills no slot', tennis, '07:00', '22:15', 'TENNIS 1', '21:15-22:15'],
    ['the rest of an hour fills no slot', hall, '07:00', '22:30', 'HALL 1', '22:00-23:00'],
  ] as const)('refuses where %s', ([, base, opensAt, closesAt, place, span]) => {
    wanting(place, span, opening(base, opensAt, closesAt)).thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });
});

describe('Blocks of one order', () => {
  const orderOf = (...spans: readonly string[]) =>
    given().when(
      book(
        anna,
        spans.map((span) => block('TENNIS 1', '2026-06-16', span)),
      ),
    );

  it('may be adjacent, each an hour or more', () => {
    orderOf('18:00-19:00', '19:00-20:30').thenAccepted();
  });

  it('are not added up: two halves of an hour would be two bookings of half an hour', () => {
    orderOf('18:00-18:30', '18:30-19:00').thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0', 'bookings.1');
  });

  it('are all checked: each invalid one is named', () => {
    orderOf('06:00-07:00', '18:00-19:00', '21:30-22:30').thenRejectedWith(
      'ERR_BOOKING_TIME_INVALID',
      'bookings.0',
      'bookings.2',
    );
  });
});
