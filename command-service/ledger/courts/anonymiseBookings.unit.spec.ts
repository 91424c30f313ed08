import { describe, expect, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from './courts.ts';
import { admin, anna, ben } from '../../booking/domain/specClub.ts';
import {
  anonymise,
  anonymised,
  block,
  book,
  booked,
  booking,
  cancel,
  cancelled,
  reservation,
  reserve,
} from './specSentences.ts';

const given = specificationFor(courtsDecider);
const { evolve, initialState } = courtsDecider;

const annas = booked(anna, block('TENNIS 1', '2026-06-15', '18:00-19:00'), 1);
const annasCancelled = booked(anna, block('TENNIS 2', '2026-06-15', '18:00-19:00'), 2);
const clubs = booked(null, block('TENNIS 1', '2026-06-15', '08:00-10:00'), 3);
const bens = booked(ben, block('TENNIS 1', '2026-06-16', '18:00-19:00'), 4);
const history = [annas, annasCancelled, cancelled(annasCancelled), clubs, bens];

describe('Bookings beyond the retention time', () => {
  it('are anonymised by one event with the first day that is kept', () => {
    given(...history)
      .when(anonymise('2026-06-16'))
      .then(anonymised('2026-06-16'));
  });

  it('are only those of earlier days', () => {
    given(bens).when(anonymise('2026-06-16')).thenNothingHappens();
    given(bens).when(anonymise('2026-06-17')).then(anonymised('2026-06-17'));
  });

  it('cause no event the second time, nor with a clock that is behind', () => {
    given(...history, anonymised('2026-06-16'))
      .when(anonymise('2026-06-16'))
      .thenNothingHappens();
    given(...history, anonymised('2026-06-16'))
      .when(anonymise('2026-06-10'))
      .thenNothingHappens();
  });

  it('include cancelled ones, and not those of the club itself', () => {
    given(annasCancelled, cancelled(annasCancelled)).when(anonymise('2026-06-16')).then(anonymised('2026-06-16'));
    given(clubs, cancelled(clubs)).when(anonymise('2026-06-16')).thenNothingHappens();
    given().when(anonymise('2026-06-16')).thenNothingHappens();
  });

  it.each([
    ['a day of the month before', '2026-05-31', '2026-06-01'],
    ['the day before, within a month', '2026-06-15', '2026-06-16'],
    ['a day of a month long before', '2020-01-31', '2026-06-16'],
  ])('are found on %s', (_, day, before) => {
    given(booked(anna, block('TENNIS 1', day, '18:00-19:00')))
      .when(anonymise(before))
      .then(anonymised(before));
  });
});

describe('A closed day', () => {
  const closed = [...history, anonymised('2026-06-16')] as const;

  it('has no booking that a person could cancel, not even their own', () => {
    for (const number of [1, 2]) {
      given(...closed)
        .when(cancel(anna, number))
        .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
      given(...closed)
        .when(cancel(admin, number, { reason: 'Regen' }))
        .thenRejectedWith('ERR_BOOKING_NOT_FOUND');
    }
  });

  it('keeps bookings without a person, and other days keep all', () => {
    given(...closed)
      .when(cancel(admin, 3, { category: 'BLOCK', reason: 'Irrtum' }))
      .then(cancelled(clubs));
    given(...closed)
      .when(cancel(ben, 4))
      .then(cancelled(bens));
  });

  it('accepts no booking, neither a person’s nor the club’s; the next day does', () => {
    const again = block('TENNIS 3', '2026-06-15', '18:00-19:00');
    given(...closed)
      .when(book(ben, again, { first: 9 }))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
    given(...closed)
      .when(reserve(reservation(again, 9)))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'date');
    given(...closed)
      .when(book(ben, block('TENNIS 3', '2026-06-16', '18:00-19:00'), { first: 9 }))
      .thenAccepted();
  });

  it('stays closed when a clock that is behind closes an earlier one', () => {
    given(...closed, anonymised('2026-06-10'))
      .when(book(ben, block('TENNIS 3', '2026-06-15', '18:00-19:00'), { first: 9 }))
      .thenRejectedWith('ERR_BOOKING_TIME_INVALID', 'bookings.0');
  });

  it("has no ids of people in the ledger's state", () => {
    const state = closed.reduce(evolve, initialState);
    expect([...state.bookings.keys()].toSorted()).toEqual([booking(3), booking(4)]);
    expect(JSON.stringify(state)).not.toContain(anna.personId);
    expect([...state.ofPerson.keys()]).toEqual([ben.personId]);
    expect(state.cancelledOn.size).toBe(0);
  });
});
