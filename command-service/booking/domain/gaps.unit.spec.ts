import { describe, it } from 'vitest';
import { specificationFor } from '../../core/specification.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import { type Block, block, book, booked } from '../../ledger/courts/specSentences.ts';
import { admin, anna, at, ben, clubWith, gast, trainer } from './specClub.ts';

const given = specificationFor(courtsDecider);
const settings = clubWith({ avoidGaps: true });
const wednesday = (span: string) => block('TENNIS 1', '2026-06-17', span);
const taken = booked(ben, wednesday('10:00-11:00'), 101);
const wanting = (wanted: Block | readonly Block[], caller = anna, now = at('2026-06-15T08:00:00Z')) =>
  book(caller, wanted, { settings, now });

describe('A club that avoids gaps', () => {
  it.each([anna, gast, trainer])('refuses a rest of half an hour: $role', (caller) => {
    given(taken)
      .when(wanting(wednesday('11:30-12:30'), caller))
      .thenRejectedWith('ERR_BOOKING_LEAVES_GAP', 'bookings.0');
    given(taken)
      .when(wanting(wednesday('08:30-09:30'), caller))
      .thenRejectedWith('ERR_BOOKING_LEAVES_GAP', 'bookings.0');
  });

  it('refuses one at the opening and at the closing', () => {
    given()
      .when(wanting(wednesday('07:30-08:30')))
      .thenRejectedWith('ERR_BOOKING_LEAVES_GAP', 'bookings.0');
    given()
      .when(wanting(wednesday('20:30-21:30')))
      .thenRejectedWith('ERR_BOOKING_LEAVES_GAP', 'bookings.0');
    given()
      .when(wanting(wednesday('07:00-08:00')))
      .thenAccepted();
  });

  it('accepts what touches a booking, or leaves an hour', () => {
    given(taken)
      .when(wanting(wednesday('11:00-12:00')))
      .thenAccepted();
    given(taken)
      .when(wanting(wednesday('12:00-13:00')))
      .thenAccepted();
  });

  it('counts the other elements of the order', () => {
    const both = [wednesday('14:00-15:00'), wednesday('15:30-16:30')];
    given().when(wanting(both)).thenRejectedWith('ERR_BOOKING_LEAVES_GAP', 'bookings.0', 'bookings.1');
  });

  it('accepts any rest from 24 hours before the start on, and not a minute earlier', () => {
    const gap = wednesday('11:30-12:30');
    given(taken)
      .when(wanting(gap, anna, at('2026-06-16T09:30:00Z')))
      .thenAccepted();
    given(taken)
      .when(wanting(gap, anna, at('2026-06-16T09:29:00Z')))
      .thenRejectedWith('ERR_BOOKING_LEAVES_GAP', 'bookings.0');
  });

  it('lets an ADMIN leave any, and says first that a court is taken', () => {
    given(taken)
      .when(wanting(wednesday('11:30-12:30'), admin))
      .thenAccepted();
    given(taken)
      .when(wanting(wednesday('10:30-11:30')))
      .thenRejectedWith('ERR_BOOKING_CONFLICT', 'bookings.0');
  });

  it('is nobody’s rule where it is off', () => {
    given(taken)
      .when(book(anna, wednesday('11:30-12:30')))
      .thenAccepted();
  });
});
