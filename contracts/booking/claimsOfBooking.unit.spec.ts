import { describe, expect, it } from 'vitest';
import {
  type Claim,
  type PaymentMethod,
  bookingId,
  cents,
  invoiceId,
  localDate,
  localTime,
  personId,
} from '../core/index.ts';
import { orderId, seriesId } from './bookingIds.ts';
import type { BookingChanged } from './bookingChangeEvents.ts';
import type { BookingCancelled, BookingDeleted, CourtBooked, PlayersChanged } from './bookingEvents.ts';
import type { PaymentReversed } from './paymentEvents.ts';
import { type ClaimingBookingEvent, claimsOfBooking } from './claimsOfBooking.ts';

const anna = personId('00000000-0000-4000-8000-000000000001');
const booking = bookingId('00000000-0000-4000-8000-0000000000b1');
const series = seriesId('00000000-0000-4000-8000-0000000000c1');
const invoice = invoiceId('00000000-0000-4000-8000-0000000000d1');
const block = {
  ...{ sport: 'TENNIS', court: 1, date: localDate('2026-06-16') },
  ...{ start: localTime('10:00'), end: localTime('11:00') },
};
const about = { ...block, bookingId: booking, personId: anna };
const entry = { ...about, category: 'SINGLE', title: null, sealedRemark: null, clubRemark: null } as const;

const booked = (
  price: number,
  paymentMethod: PaymentMethod | null,
  other: Partial<CourtBooked['data']> = {},
): CourtBooked => ({
  type: 'CourtBooked',
  data: {
    ...{ ...entry, orderId: orderId(booking), seriesId: null, eventId: null, enteredByClub: false, sealedReason: null },
    ...{ price: cents(price), listPrice: cents(1600), discount: 0, vatRate: 7, role: 'MEMBER', settingsRevision: 1 },
    ...{ paymentMethod, ...other },
  },
});
const players = (guestFee: number, guestFeePayment: PaymentMethod | null): PlayersChanged => ({
  type: 'PlayersChanged',
  data: {
    ...{ ...about, members: [], added: [], guests: 1, sealedGuests: null },
    ...{ guestFee: cents(guestFee), guestFeeVatRate: 19, guestFeePayment },
  },
});
const changed = (was: number, price: number, court = 1): BookingChanged => ({
  type: 'BookingChanged',
  data: {
    ...{ ...entry, court, seriesId: null, sealedReason: null, price: cents(price), ownPrice: false, pricing: null },
    ...{ scope: 'THIS', was: { ...block, category: 'SINGLE', title: null, price: cents(was) } },
  },
});
const cancelled = (refund: 'FULL' | 'NONE'): BookingCancelled => ({
  type: 'BookingCancelled',
  data: { ...about, category: 'SINGLE', sealedReason: null, refund, displacedBy: null },
});
const reversed: PaymentReversed = {
  type: 'PaymentReversed',
  data: {
    ...{ orderId: orderId(booking), personId: anna, bookingId: booking, method: 'PAYPAL', amount: cents(1600) },
    ...{ capture: 'C', cause: 'REVERSED' },
  },
};
const deleted: BookingDeleted = { type: 'BookingDeleted', data: { ...about, category: 'SINGLE' } };

/** The claims after all of `events`; `before`: what becomes of them before the last one. */
const after = (events: readonly ClaimingBookingEvent[], before: (claim: Claim) => Claim = (claim) => claim) =>
  events.reduce<readonly Claim[]>(
    (claims, event, index) =>
      claimsOfBooking(event, index === events.length - 1 ? claims.map((claim) => before(claim)) : claims),
    [],
  );
const onInvoice =
  (state: Claim['state']) =>
  (claim: Claim): Claim => ({ ...claim, state, invoiceId: invoice });
const summary = (claims: readonly Claim[]) => claims.map(({ kind, state, gross }) => `${kind} ${state} ${gross}`);

describe('What is owed for a booking', () => {
  it.each([
    ['a price to be billed', booked(1600, 'INVOICE'), ['COURT OPEN 1600']],
    ['a price without a method', booked(1600, null), ['COURT OPEN 1600']],
    ['what was paid online', booked(1600, 'PAYPAL'), ['COURT PAID 1600']],
    ['what hours have paid, at its list price', booked(0, 'VOUCHER'), ['COURT PAID 1600']],
    ['nothing', booked(0, null), ['COURT NONE 0']],
    ['the entry of nobody', booked(1600, null, { personId: null }), []],
  ] as const)('%s', (_, event, claims) => {
    expect(summary(after([event]))).toEqual(claims);
  });

  it.each([
    ['a fee for guests is a claim of its own', [booked(0, 'VOUCHER'), players(500, 'INVOICE')], 'PAID 1600, OPEN 500'],
    ['a fee that was paid online', [booked(1600, null), players(500, 'PAYPAL')], 'OPEN 1600, PAID 500'],
    ['guests who do not come', [booked(1600, null), players(500, null), players(0, null)], 'OPEN 1600, NONE 0'],
    ['another price', [booked(1600, null), changed(1600, 800)], 'OPEN 800'],
    ['no price any more', [booked(1600, null), changed(1600, 0)], 'NONE 0'],
    ['a price where there was none', [booked(0, null), changed(0, 800)], 'OPEN 800'],
    ['a cancellation', [booked(1600, null), cancelled('FULL')], 'NONE 1600'],
    ['a cancellation that keeps the price', [booked(1600, null), cancelled('NONE')], 'OPEN 1600'],
    ['hours that come back', [booked(0, 'VOUCHER'), cancelled('FULL')], 'NONE 1600'],
    ['what the provider took back', [booked(1600, 'PAYPAL'), reversed], 'OPEN 1600'],
    ['another price after that', [booked(1600, 'PAYPAL'), reversed, changed(1600, 800)], 'OPEN 800'],
    ['another fee', [booked(0, null), players(500, 'PAYPAL'), reversed, players(800, 'PAYPAL')], 'NONE 0, OPEN 800'],
    ['what is not paid online', [booked(1600, 'INVOICE'), reversed], 'OPEN 1600'],
    ['a deleted entry', [booked(1600, null), deleted], 'NONE 1600'],
    ['the same booking twice', [booked(1600, null), booked(1600, null)], 'OPEN 1600'],
  ] as const)('%s', (_, events, expected) => {
    expect(
      summary(after(events))
        .join(', ')
        .replaceAll(/COURT |GUEST_FEE /g, ''),
    ).toBe(expected);
  });

  it.each([
    ['another court at the same price', changed(1600, 1600, 2), 'INVOICED'],
    ['a cancellation', cancelled('FULL'), 'INVOICED'],
    ['a cancellation after it was paid', cancelled('FULL'), 'PAID'],
  ] as const)('what an invoice demands stays: %s', (...[, event, state]) => {
    const dropped = event.type === 'BookingCancelled';
    expect(after([booked(1600, null), event], onInvoice(state))).toMatchObject([{ state, gross: 1600, dropped }]);
  });

  it('names the season, and goes with the booking to its new place', () => {
    const season = booked(1600, null, { category: 'SAISON', seriesId: series });
    expect(after([season])).toMatchObject([{ seasonId: series }]);
    const moved = after([booked(1600, null), players(500, null), changed(1600, 1600, 4)]);
    expect(moved.map(({ place }) => place?.court)).toEqual([4, 4]);
  });
});
