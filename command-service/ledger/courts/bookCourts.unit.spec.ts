import { cents } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from './courts.ts';
import { admin, anna, ben, clubWith, gast, monday10, trainer } from '../../booking/domain/specClub.ts';
import { block, book, booked, booking, cancelled, order } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const tuesday = block('TENNIS 3', '2026-06-16', '18:00-19:00');
const sameHourNextDoor = block('TENNIS 4', '2026-06-16', '18:00-19:00');

describe('Booking a court', () => {
  it('books a free hour and stores everything that later decisions need', () => {
    given()
      .when(book(anna, tuesday))
      .then({
        type: 'CourtBooked',
        data: {
          bookingId: booking(1),
          orderId: order(1),
          personId: anna.personId,
          category: 'SINGLE',
          ...tuesday,
          title: null,
          ...{ sealedRemark: null, clubRemark: null, sealedReason: null },
          ...{ seriesId: null, eventId: null, enteredByClub: false },
          price: cents(1606),
          listPrice: cents(1606),
          discount: 0,
          vatRate: 7,
          role: 'MEMBER',
          settingsRevision: 4,
          paymentMethod: 'INVOICE',
        },
      });
  });

  it('keeps the sealed remark with its block', () => {
    const command = book(anna, tuesday);
    const [request] = command.data.bookings;
    if (!request) throw new Error('No block');
    const withRemark = { ...command, data: { ...command.data, bookings: [{ ...request, sealedRemark: 'v1.sealed' }] } };
    expect(given().when(withRemark).decision).toMatchObject({ events: [{ data: { sealedRemark: 'v1.sealed' } }] });
  });

  it.each([
    { who: 'a member', caller: anna, category: 'SINGLE', role: 'MEMBER', vatRate: 7, price: 1606 },
    { who: 'a guest', caller: gast, category: 'GUEST_SINGLE', role: 'GUEST', vatRate: 19, price: 2406 },
    { who: 'a trainer', caller: trainer, category: 'TRAINING', role: 'TRAINER', vatRate: 7, price: 906 },
    {
      who: 'an admin, at the member price',
      caller: admin,
      category: 'SINGLE',
      role: 'MEMBER',
      vatRate: 7,
      price: 1606,
    },
  ])('stores bookings of $who as $category', ({ caller, category, role, vatRate, price }) => {
    const { decision } = given().when(book(caller, tuesday));
    expect(decision).toMatchObject({
      events: [{ data: { category, role, vatRate, price, personId: caller.personId } }],
    });
  });

  it('books several courts and days in one order', () => {
    const blocks = [tuesday, sameHourNextDoor, block('HALL 1', '2026-06-17', '20:00-22:00')];
    const { decision } = given().when(book(anna, blocks));
    expect(decision).toMatchObject({
      events: [
        { data: { bookingId: booking(1), orderId: order(1), court: 3, price: 1606 } },
        { data: { bookingId: booking(2), orderId: order(1), court: 4, price: 1606 } },
        { data: { bookingId: booking(3), orderId: order(1), sport: 'HALL', price: 4000 } },
      ],
    });
  });

  it('writes nothing when the same command arrives twice', () => {
    given(booked(anna, tuesday)).when(book(anna, tuesday)).thenNothingHappens();
  });

  it('writes nothing when the same command arrives again after the booking was cancelled', () => {
    const first = booked(anna, tuesday);
    given(first, cancelled(first)).when(book(anna, tuesday)).thenNothingHappens();
  });

  it('refuses an id that another booking has already', () => {
    given(booked(ben, tuesday, 2))
      .when(book(anna, [block('TENNIS 1', '2026-06-16', '08:00-09:00'), sameHourNextDoor]))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.1');
  });

  it('refuses an order with two bookings of one id', () => {
    const command = book(anna, [tuesday, sameHourNextDoor]);
    const bookings = command.data.bookings.map((request) => ({ ...request, bookingId: booking(1) }));
    given()
      .when({ ...command, data: { ...command.data, bookings } })
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.1');
  });

  it('books all of an order or nothing of it, and names the taken blocks', () => {
    given(booked(ben, sameHourNextDoor, 9))
      .when(book(anna, [tuesday, sameHourNextDoor, block('TENNIS 5', '2026-06-16', '18:00-19:00')]))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.1');
  });

  it('stores an end at midnight as 24:00 of the same day', () => {
    const { decision } = given().when(book(anna, block('HALL 1', '2026-06-16', '23:00-00:00')));
    expect(decision).toMatchObject({ events: [{ data: { start: '23:00', end: '24:00', date: '2026-06-16' } }] });
  });
});

describe('The right to book', () => {
  it.each([
    { who: 'a guest where guests may book', caller: gast, rules: { allowedGuests: true } },
    { who: 'a trainer where trainers may book', caller: trainer, rules: { allowedTrainers: true } },
    {
      who: 'a member, whatever holds for guests and trainers',
      caller: anna,
      rules: { allowedGuests: false, allowedTrainers: false },
    },
    {
      who: 'an admin, whatever holds for guests and trainers',
      caller: admin,
      rules: { allowedGuests: false, allowedTrainers: false },
    },
  ])('includes $who', ({ caller, rules }) => {
    given()
      .when(book(caller, tuesday, { settings: clubWith(rules) }))
      .thenAccepted();
  });

  it.each([
    { who: 'a guest where guests no longer may', caller: gast, rules: { allowedGuests: false } },
    { who: 'a trainer where trainers may not', caller: trainer, rules: { allowedTrainers: false } },
  ])('excludes $who', ({ caller, rules }) => {
    given()
      .when(book(caller, tuesday, { settings: clubWith(rules) }))
      .thenRejectedWith('ERR_NOT_AUTHORIZED');
  });
});

describe('The court of a booking', () => {
  it.each([
    { what: 'a sport that the club does not have', place: 'PADEL 1' },
    { what: 'a court behind the last', place: 'TENNIS 9' },
    { what: 'a court out of use', place: 'SQUASH 2' },
  ])('is refused: $what', ({ place }) => {
    given()
      .when(book(anna, block(place, '2026-06-16', '18:00-19:00')))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
  });

  it('is refused for a sport without prices', () => {
    const settings = clubWith(
      {},
      clubWith().sports.map((sport) => ({ ...sport, prices: [] })),
    );
    given()
      .when(book(anna, tuesday, { settings }))
      .thenRejectedWith('ERR_INVALID_INPUT', 'bookings.0');
  });

  it('is distinguished from the same court number of another sport', () => {
    given(booked(ben, block('HALL 1', '2026-06-16', '18:00-19:00'), 9))
      .when(book(anna, block('TENNIS 1', '2026-06-16', '18:00-19:00'), { now: monday10 }))
      .thenAccepted();
  });
});
