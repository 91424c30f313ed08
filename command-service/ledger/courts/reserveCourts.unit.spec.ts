import { type BookingCategory, bookingCategories } from '@platzwart/contracts/booking';
import { cents } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import type { Booker } from '../../booking/domain/bookingRequests.ts';
import { courtsDecider } from './courts.ts';
import { admin, anna, at, clubWith, gast, trainer } from '../../booking/domain/specClub.ts';
import { block, booked, booking, cancelled, order, reservation, reserve } from './specSentences.ts';

const given = specificationFor(courtsDecider);
const tuesday = (span: string, place = 'TENNIS 3') => block(place, '2026-06-16', span);
const evening = tuesday('18:00-19:00');
const untitled = { title: null };

describe('Reserving courts for the club', () => {
  it('blocks a court, without a person and a price', () => {
    given()
      .when(reserve(reservation(evening)))
      .then({
        type: 'CourtBooked',
        data: {
          bookingId: booking(1),
          orderId: order(1),
          personId: null,
          category: 'BLOCK',
          ...evening,
          title: 'Platzpflege',
          ...{ sealedRemark: null, clubRemark: null, sealedReason: null },
          ...{ seriesId: null, eventId: null, enteredByClub: true },
          price: cents(0),
          listPrice: cents(0),
          discount: 0,
          vatRate: 7,
          role: 'ADMIN',
          settingsRevision: 4,
          paymentMethod: null,
        },
      });
  });

  it.for([
    ['SINGLE', anna, 'MEMBER', 7, 1606],
    ['SINGLE', trainer, 'MEMBER', 7, 1606],
    ['SINGLE', admin, 'MEMBER', 7, 1606],
    ['SAISON', anna, 'MEMBER', 7, 1606],
    ['GUEST_SINGLE', gast, 'GUEST', 19, 2406],
    ['GUEST_SAISON', gast, 'GUEST', 19, 2406],
    ['TRAINING', trainer, 'TRAINER', 7, 906],
    ['TRAINING', anna, 'TRAINER', 7, 906],
  ] as const)('books %s for a person at the price of the category', ([category, person, role, vatRate, price]) => {
    const { decision } = given().when(reserve(reservation(evening, 1, { category, person, ...untitled })));
    const facts = {
      category,
      personId: person.personId,
      role,
      vatRate,
      price,
      listPrice: price,
      paymentMethod: 'INVOICE',
    };
    expect(decision).toMatchObject({ events: [{ data: facts }] });
  });

  it('subtracts the discount from singles and training, not from season tickets', () => {
    const priceOf = (category: 'SINGLE' | 'GUEST_SINGLE' | 'SAISON' | 'TRAINING') => {
      const person = { ...(category === 'GUEST_SINGLE' ? gast : anna), discount: 50 };
      return given().when(reserve(reservation(evening, 1, { category, person, ...untitled }))).decision;
    };
    expect(priceOf('SINGLE')).toMatchObject({ events: [{ data: { price: 804, listPrice: 1606, discount: 50 } }] });
    expect(priceOf('TRAINING')).toMatchObject({ events: [{ data: { price: 454, listPrice: 906, discount: 50 } }] });
    expect(priceOf('GUEST_SINGLE')).toMatchObject({
      events: [{ data: { price: 1204, listPrice: 2406, discount: 50 } }],
    });
    expect(priceOf('SAISON')).toMatchObject({ events: [{ data: { price: 1606, listPrice: 1606, discount: 0 } }] });
  });

  it('accepts another price than that of the list, with a reason or a remark', () => {
    const person = { ...anna, discount: 50 };
    const own = { category: 'SINGLE', person, price: cents(500), ...untitled } as const;
    given()
      .when(reserve(reservation(evening, 1, own)))
      .thenRejectedWith('ERR_INVALID_INPUT', 'reason');
    const reserved = (details: object, hasReason: boolean) => {
      const { type, data } = reserve(reservation(evening, 1, { ...own, ...details }));
      return given().when({ type, data: { ...data, hasReason } }).decision;
    };
    const explained = { events: [{ data: { price: 500, listPrice: 1606, discount: 0 } }] };
    expect(reserved({ sealedReason: 'v1.reason' }, true)).toMatchObject(explained);
    expect(reserved({ sealedRemark: 'v1.remark' }, false)).toMatchObject(explained);
    expect(reserved({ price: cents(0) }, true)).toMatchObject({
      events: [{ data: { price: 0, paymentMethod: null } }],
    });
  });

  it('needs no reason for the price of the list', () => {
    const own = { category: 'SINGLE', person: { ...anna, discount: 50 }, price: cents(804), ...untitled } as const;
    expect(given().when(reserve(reservation(evening, 1, own))).decision).toMatchObject({
      events: [{ data: { price: 804, listPrice: 1606, discount: 50, sealedReason: null } }],
    });
  });

  it('has no booking window of a role ahead', () => {
    given()
      .when(reserve(reservation(block('TENNIS 1', '2029-01-01', '18:00-19:00'))))
      .thenAccepted();
  });

  it.each([
    ['2026-06-15T08:00:00Z', '2026-05-01', '2026-04-30'],
    ['2026-01-31T08:00:00Z', '2025-12-01', '2025-11-30'],
    // Midnight in Musterstadt has begun July.
    ['2026-06-30T22:00:00Z', '2026-06-01', '2026-05-31'],
  ])('enters at %s what was played from %s on, and not on %s', (now, first, before) => {
    const on = (date: string) => {
      const { type, data } = reserve(reservation(block('TENNIS 1', date, '18:00-19:00')));
      return given().when({ type, data: { ...data, now: at(now) } });
    };
    on(first).thenAccepted();
    on(before).thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'date');
  });

  it.each([
    ['2026-06-15T08:00:00Z', '2029-06-15', '2029-06-16'],
    ['2028-02-29T08:00:00Z', '2031-02-28', '2031-03-01'],
  ])('enters at %s what is played until %s, and not on %s', (now, last, after) => {
    const on = (date: string) => {
      const { type, data } = reserve(reservation(block('TENNIS 1', date, '18:00-19:00')));
      return given().when({ type, data: { ...data, now: at(now) } });
    };
    on(last).thenAccepted();
    on(after).thenRejectedWith('ERR_INVALID_INPUT', 'date');
    on('9999-12-31').thenRejectedWith('ERR_INVALID_INPUT', 'date');
  });

  it('writes nothing when the same command arrives twice', () => {
    given(booked(null, evening))
      .when(reserve(reservation(evening)))
      .thenNothingHappens();
  });

  it('reserves all courts or none', () => {
    const taken = booked(anna, tuesday('18:00-19:00', 'TENNIS 4'), 9);
    const both = [reservation(evening, 1), reservation(tuesday('18:30-19:00', 'TENNIS 4'), 2)];
    given(taken).when(reserve(both)).thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.1');
    given(taken, cancelled(taken)).when(reserve(both)).thenAccepted();
  });
});

describe('The length of a reservation', () => {
  it.each([
    ['EVENT', '18:00-18:30', 'TENNIS 3'],
    ['BLOCK', '07:00-22:00', 'TENNIS 3'],
    ['TRAINING', '18:30-20:00', 'TENNIS 3'],
    ['BLOCK', '18:30-19:00', 'HALL 1'],
    ['TRAINING', '18:00-19:30', 'HALL 1'],
    ['EVENT', '23:30-24:00', 'HALL 1'],
  ] as const)('may be any number of half hours for %s: %s on %s', (category, span, place) => {
    given()
      .when(reserve(reservation(tuesday(span, place), 1, { category })))
      .thenAccepted();
  });

  it('is priced by the half hour for a training in the hall', () => {
    const training = reservation(tuesday('18:00-19:30', 'HALL 1'), 1, { category: 'TRAINING', person: trainer });
    expect(given().when(reserve(training)).decision).toMatchObject({ events: [{ data: { price: 2250 } }] });
  });

  it.for<readonly [BookingCategory, string, string, string, Booker | null, ...(readonly string[])]>([
    ['SINGLE', '18:00-18:30', 'TENNIS 3', 'half an hour', anna, 'end'],
    ['SAISON', '18:00-18:30', 'TENNIS 3', 'half an hour', anna, 'end'],
    ['GUEST_SINGLE', '18:00-18:30', 'TENNIS 3', 'half an hour', gast, 'end'],
    ['GUEST_SAISON', '18:00-18:30', 'TENNIS 3', 'half an hour', gast, 'end'],
    ['SINGLE', '18:30-19:30', 'HALL 1', 'off the hour grid', anna, 'start', 'end'],
    ['SINGLE', '18:00-19:30', 'HALL 1', 'an hour and a half', anna, 'start', 'end'],
    ['BLOCK', '18:15-18:45', 'TENNIS 3', 'off the half hour', null, 'start', 'end'],
    ['BLOCK', '18:00-18:00', 'TENNIS 3', 'no time', null, 'end'],
    ['BLOCK', '06:30-07:30', 'TENNIS 3', 'before opening', null, 'start', 'end'],
    ['EVENT', '21:30-22:30', 'TENNIS 3', 'after closing', null, 'start', 'end'],
  ] as const)('is refused for %s: %s on %s, %s', ([category, span, place, , person, ...fields]) => {
    const title = person ? null : 'Sommerfest';
    given()
      .when(reserve(reservation(tuesday(span, place), 1, { category, person, title })))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID', ...fields);
  });
});

describe('The person of a reservation', () => {
  const people = { MEMBER: anna, TRAINER: trainer, ADMIN: admin, GUEST: gast, nobody: null };
  const allowed: Readonly<Record<string, readonly string[]>> = {
    SINGLE: ['MEMBER', 'TRAINER', 'ADMIN'],
    SAISON: ['MEMBER', 'TRAINER', 'ADMIN'],
    GUEST_SINGLE: ['GUEST'],
    GUEST_SAISON: ['GUEST'],
    TRAINING: ['MEMBER', 'TRAINER', 'ADMIN', 'GUEST', 'nobody'],
    EVENT: ['nobody'],
    BLOCK: ['nobody'],
  };

  it.each(bookingCategories)('must have the right role for %s', (category) => {
    for (const [name, person] of Object.entries(people)) {
      const title = category === 'EVENT' || category === 'BLOCK' ? 'Sommerfest' : null;
      const request = given().when(reserve(reservation(evening, 1, { category, person, title })));
      if (allowed[category]?.includes(name)) request.thenAccepted();
      else request.thenRejectedWith('ERR_INVALID_INPUT', 'userID');
    }
  });

  it('gets no new season ticket where the club no longer sells them', () => {
    const settings = clubWith({ allowedSeasonBookings: false });
    const season = reservation(evening, 1, { category: 'SAISON', person: anna, ...untitled });
    const guests = reservation(evening, 1, { category: 'GUEST_SAISON', person: gast, ...untitled });
    given().when(reserve(season, settings)).thenRejectedWith('ERR_INVALID_INPUT', 'category');
    given().when(reserve(guests, settings)).thenRejectedWith('ERR_INVALID_INPUT', 'category');
    given()
      .when(reserve(reservation(evening), settings))
      .thenAccepted();
  });

  it('is charged only if there is one', () => {
    given()
      .when(reserve(reservation(evening, 1, { price: cents(1) })))
      .thenRejectedWith('ERR_INVALID_INPUT', 'price');
    given()
      .when(reserve(reservation(evening, 1, { price: cents(0) })))
      .thenAccepted();
  });
});

describe('The title of a reservation', () => {
  it.each(['EVENT', 'BLOCK'] as const)('is required for %s', (category) => {
    for (const title of [null, '', '  '])
      given()
        .when(reserve(reservation(evening, 1, { category, title })))
        .thenRejectedWith('ERR_INVALID_INPUT', 'title');
  });

  it.each(['Kindertraining', null])('is optional for training: %s', (title) => {
    given()
      .when(reserve(reservation(evening, 1, { category: 'TRAINING', title })))
      .thenAccepted();
  });

  it("is refused for a person's own booking, because everybody could read it", () => {
    const request = reservation(evening, 1, { category: 'SINGLE', person: anna, title: 'Mit Ben' });
    given().when(reserve(request)).thenRejectedWith('ERR_INVALID_INPUT', 'title');
  });
});

describe('The court of a reservation', () => {
  it.each([
    ['PADEL 1', 'a sport it does not have'],
    ['TENNIS 9', 'a court it does not have'],
    ['SQUASH 2', 'a court out of use'],
  ])('is refused on %s: %s', (place) => {
    given()
      .when(reserve(reservation(tuesday('18:00-19:00', place))))
      .thenRejectedWith('ERR_INVALID_INPUT', 'court');
  });
});
