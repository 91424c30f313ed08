import { randomUUID } from 'node:crypto';
import { type BookingRow, type PaymentRow, orderId } from '@platzwart/contracts/booking';
import type { ClubEventRow } from '@platzwart/contracts/club-event';
import { type PersonId, bookingId, cents, clubEventId, localDate, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** A single of nobody in particular, on court 1 from 18:00 to 19:00. */
export const booking = (change: Partial<BookingRow> = {}): BookingRow => ({
  bookingId: bookingId(randomUUID()),
  orderId: orderId(randomUUID()),
  enteredByClub: false,
  personId: null,
  seriesId: null,
  eventId: null,
  category: 'SINGLE',
  sport: 'TENNIS',
  court: 1,
  date: localDate('2026-06-15'),
  startMinute: 1080,
  endMinute: 1140,
  title: null,
  remark: null,
  price: cents(1200),
  guestFee: cents(0),
  players: [],
  ownPrice: false,
  paymentMethod: 'INVOICE',
  paymentState: 'OPEN',
  occupancy: 'BOOKED',
  ...{ changedAlone: false, formerPlaces: null, termsVersion: null, revision: 0 },
  bookedAt: '2026-06-01T10:00:00Z',
  cancelledAt: null,
  cancelReason: null,
  changedAt: v.parse(positionSchema, '0'),
  ...change,
});

/** An event of one whole day that is text only. */
export const clubEvent = (change: Partial<ClubEventRow> = {}): ClubEventRow => ({
  eventId: clubEventId(randomUUID()),
  ...{ category: 'CLUB', name: 'Sommerfest', description: null, place: null, homeAway: null, sport: null, courts: [] },
  ...{ firstDay: localDate('2026-06-20'), lastDay: localDate('2026-06-20'), startMinute: null, endMinute: null },
  ...{ status: 'PLANNED', revision: 7, changedOn: '2026-06-01T10:00:00Z', changedAt: v.parse(positionSchema, '0') },
  ...change,
});

/** An order that this person pays with PayPal. */
export const paymentBy = (personId: PersonId): PaymentRow => ({
  ...{ orderId: orderId(randomUUID()), personId, method: 'PAYPAL', amount: cents(1606), state: 'WAITING' },
  ...{ redirectUrl: 'https://pay.example/1', expiresAt: '2026-06-15T08:45:00.000Z' },
  changedAt: v.parse(positionSchema, '1'),
});
