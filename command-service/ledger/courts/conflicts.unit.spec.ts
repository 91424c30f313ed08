import { describe, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from './courts.ts';
import { admin, anna, at, ben, clubWith, gast, limitsFor } from '../../booking/domain/specClub.ts';
import { block, book, booked, cancel, cancelled, reservation, reserve } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const tuesday = (span: string, place = 'TENNIS 3') => block(place, '2026-06-16', span);
const bensHours = booked(ben, tuesday('18:00-20:00'), 9);

describe('A taken court', () => {
  it.each([
    ['18:00-20:00', 'the very same time'],
    ['18:00-19:00', 'its first hour'],
    ['19:00-20:00', 'its last hour'],
    ['18:30-19:30', 'the middle of it'],
    ['17:00-18:30', 'half an hour into it'],
    ['19:30-20:30', 'its last half hour'],
    ['17:00-21:00', 'all around it'],
  ])('is refused at %s: %s', (span) => {
    given(bensHours)
      .when(book(anna, tuesday(span)))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it.each([
    ['until it begins', tuesday('17:00-18:00')],
    ['from its end on', tuesday('20:00-21:00')],
    ['on the court next door', tuesday('18:00-20:00', 'TENNIS 4')],
    ['in another sport', tuesday('18:00-20:00', 'SQUASH 1')],
    ['the day before', block('TENNIS 3', '2026-06-15', '18:00-20:00')],
    ['a week later', block('TENNIS 3', '2026-06-23', '18:00-20:00')],
  ])('is free %s', (_, requested) => {
    given(bensHours).when(book(anna, requested)).thenAccepted();
  });

  it('is also refused to its owner', () => {
    given(bensHours)
      .when(book(ben, tuesday('18:00-19:00')))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('is taken until midnight, and free from midnight on', () => {
    const late = booked(ben, block('HALL 1', '2026-06-16', '23:00-24:00'), 9);
    given(late)
      .when(book(anna, block('HALL 1', '2026-06-16', '23:00-00:00')))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
    given(late)
      .when(book(anna, block('HALL 1', '2026-06-17', '07:00-08:00')))
      .thenAccepted();
  });

  it.each(['BLOCK', 'EVENT', 'TRAINING', 'SAISON', 'GUEST_SAISON'] as const)(
    'is taken by a booking of category %s',
    (category) => {
      given(booked(null, { ...tuesday('18:00-20:00'), category }, 9))
        .when(book(anna, tuesday('19:00-20:00')))
        .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
    },
  );

  it('is free again after the cancellation, for everybody', () => {
    given(bensHours, cancelled(bensHours))
      .when(book(anna, tuesday('18:00-19:00')))
      .thenAccepted();
    given(bensHours, cancelled(bensHours))
      .when(book(ben, tuesday('18:00-19:00')))
      .thenAccepted();
  });

  it('stays taken by the other bookings of the day after one was cancelled', () => {
    const annas = booked(anna, tuesday('20:00-21:00'), 8);
    given(bensHours, annas, cancelled(bensHours))
      .when(book(gast, tuesday('19:00-21:00')))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('is not freed by a repeated old cancellation after it was booked again', () => {
    const annas = booked(anna, tuesday('18:00-20:00'), 8);
    const resold = [bensHours, cancelled(bensHours), annas];
    given(...resold)
      .when(cancel(ben, 9))
      .thenNothingHappens();
    given(...resold)
      .when(book(ben, tuesday('18:00-19:00')))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('is also refused to the club', () => {
    given(bensHours)
      .when(reserve(reservation(tuesday('18:30-19:00'))))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });
});

describe('Blocks of one order', () => {
  it('cannot overlap on a court; the later one is named', () => {
    given()
      .when(book(anna, [tuesday('18:00-19:30'), tuesday('18:00-19:30', 'TENNIS 4'), tuesday('19:00-20:00')]))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.2');
  });

  it('may be adjacent on a court, or on two days', () => {
    given()
      .when(
        book(anna, [tuesday('18:00-19:00'), tuesday('19:00-20:00'), block('TENNIS 3', '2026-06-17', '18:00-19:00')]),
      )
      .thenAccepted();
  });

  it('are all named that are taken', () => {
    given(bensHours)
      .when(book(anna, [tuesday('18:00-19:00'), tuesday('20:00-21:00'), tuesday('19:00-20:00')]))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0', 'bookings.2');
  });
});

describe('A repeated or losing order is refused with the conflict', () => {
  const lost = tuesday('18:00-19:00');

  it('and not with the quota that the own, faster order has filled', () => {
    const settings = clubWith(limitsFor('MEMBER', { maxOpenBookings: 1, maxMinutesPerDay: 60, maxParallel: 1 }));
    given(booked(anna, lost, 9))
      .when(book(anna, lost, { settings }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('and not with a price that has changed meanwhile', () => {
    given(bensHours)
      .when(book(anna, lost, { shown: [1] }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('and not with a payment method that is no longer offered', () => {
    const settings = clubWith({ paymentMethods: [] });
    given(bensHours)
      .when(book(anna, lost, { settings }))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('but a past slot is refused as past', () => {
    given(bensHours)
      .when(book(admin, lost, { now: at('2026-06-17T08:00:00Z') }))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });
});
