import { cents } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { admin, anna, ben, club, clubWith, monday10 } from '../../booking/domain/specClub.ts';
import type { RestoreBookings } from '../courts/courtsCommands.ts';
import { block, book, booking, cancel, order } from '../courts/specSentences.ts';
import { cardClub, ordered } from '../hourCards/specCards.ts';
import { invoicesSnapshot } from './invoicesSnapshot.ts';
import {
  type Said,
  claimsIn,
  invoice,
  issue,
  pay,
  payClaim,
  refundClaim,
  reopen,
  revoke,
  tell,
  warn,
} from './specInvoices.ts';

const court = (number: number) => ({ kind: 'COURT', itemId: booking(number) }) as const;
const evening = block('TENNIS 1', '2026-06-20', '18:00-19:00');
const booked = book(anna, evening, { first: 1 });
const again = book(anna, evening, { first: 2 });
const cancelled = cancel(admin, 1, { reason: 'Regen', refund: 'FULL' });
const paid = payClaim(court(1), '2026-06-15');
const billed = issue(1, anna, { on: '2026-06-21' });
const claims = (...steps: readonly Said[]) => claimsIn(tell(...steps).state);
const typesOf = (...steps: readonly Said[]) => tell(...steps).events.map(({ type }) => type);
const claimIn = (number: number, ...steps: readonly Said[]) =>
  tell(...steps)
    .state.invoices.claims.get(anna.personId)
    ?.get(`COURT ${booking(number)}`);
const carried = { kind: 'COURT', itemId: booking(2), formerItemId: booking(1), personId: anna.personId, amount: 1802 };

describe('Booking again what one had cancelled', () => {
  it('pays it with what was paid at the club, in the append of the booking, and nothing is to be paid back', () => {
    const told = tell(booked, paid, cancelled, again);
    expect(told.events).toMatchObject([
      { type: 'CourtBooked' },
      { type: 'ClaimCarriedOver', data: { ...carried, state: 'PAID', paidAtClub: true, billedOn: null } },
    ]);
    expect(claimsIn(told.state)).toEqual(['COURT 2 PAID 1802']);
    expect(tell(booked, paid, cancelled, again, refundClaim(court(1), '2026-06-16')).code).toBe(
      'ERR_BOOKING_NOT_FOUND id',
    );
    const stored: unknown = JSON.parse([...invoicesSnapshot.encode(told.state.invoices)].join(''));
    expect(invoicesSnapshot.decode(stored)).toEqual(told.state.invoices);
  });

  it('is paid back once where it is cancelled again, and carried over once more where it is booked again', () => {
    const gone = cancel(admin, 2, { reason: 'Regen', refund: 'FULL' });
    const back = refundClaim(court(2), '2026-06-16');
    expect(tell(booked, paid, cancelled, again, gone, back).events).toMatchObject([
      { type: 'ClaimRefunded', data: { itemId: booking(2), amount: 1802 } },
    ]);
    expect(claims(booked, paid, cancelled, again, gone, book(anna, evening, { first: 3 }))).toEqual([
      'COURT 3 PAID 1802',
    ]);
    expect(claims(booked, paid, cancelled, again, gone, back, book(anna, evening, { first: 3 }))).toContain(
      'COURT 3 OPEN 1802',
    );
  });

  it('does so where an ADMIN makes it again', () => {
    const restore: RestoreBookings = {
      type: 'RestoreBookings',
      data: {
        ...{ now: monday10, settings: club, orderId: order(9), closures: [] },
        bookings: [{ bookingId: booking(1), newId: booking(2), person: anna, members: [] }],
      },
    };
    expect(claims(booked, paid, cancelled, restore)).toEqual(['COURT 2 PAID 1802']);
    expect(typesOf(booked, paid, cancelled, restore, restore)).toEqual([]);
  });

  it('pays the fee for its guests likewise', () => {
    const settings = clubWith({ guestFee: cents(500) });
    const players = [{ members: [ben], guests: 1, sealedGuests: 'v1.guests' }];
    const withGuest = (first: number) => book(anna, evening, { first, settings, players, shown: [2302] });
    const fee = payClaim({ kind: 'GUEST_FEE', itemId: booking(1) }, '2026-06-15');
    expect(claims(withGuest(1), fee, cancelled, withGuest(2))).toEqual(['COURT 2 OPEN 1802', 'GUEST_FEE 2 PAID 500']);
    expect(typesOf(withGuest(1), paid, fee, cancelled, withGuest(2))).toEqual([
      ...['CourtBooked', 'ClaimCarriedOver', 'PlayersChanged', 'ClaimCarriedOver'],
    ]);
  });

  it('is for the same person, court, time and price', () => {
    const others = [
      book(ben, evening, { first: 2 }),
      book(anna, block('TENNIS 2', '2026-06-20', '18:00-19:00'), { first: 2 }),
      book(anna, block('TENNIS 1', '2026-06-20', '18:00-19:30'), { first: 2 }),
      book(anna, block('TENNIS 1', '2026-06-21', '18:00-19:00'), { first: 2 }),
    ];
    for (const other of others) expect(typesOf(booked, paid, cancelled, other)).toEqual(['CourtBooked']);
    expect(claimIn(1, booked, paid, cancelled, ...others.slice(1, 2))?.clubPayment).toBe('REFUND_DUE');
  });

  it('needs no money where nothing was paid, or where it went back already', () => {
    expect(claims(booked, cancelled, again)).toEqual(['COURT 2 OPEN 1802']);
    const back = refundClaim(court(1), '2026-06-16');
    expect(claims(booked, paid, cancelled, back, again)).toContain('COURT 2 OPEN 1802');
  });
});

describe('Booking again what an invoice demands', () => {
  const after = [booked, billed, cancelled] as const;

  it('leaves the invoice as it is, which now demands the new booking', () => {
    expect(tell(...after, again).events[1]).toMatchObject({
      data: { ...carried, state: 'INVOICED', paidAtClub: false, billedOn: invoice(1) },
    });
    expect(claims(...after, again)).toEqual(['COURT 2 INVOICED 1802']);
    expect(claims(...after, again, pay(1, '2026-06-22'))).toEqual(['COURT 2 PAID 1802']);
    expect(claims(...after, again, pay(1, '2026-06-22'), reopen(1))).toEqual(['COURT 2 INVOICED 1802']);
    expect(tell(...after, again, warn(1, 1, '2026-08-01')).code).toBeNull();
  });

  it('is paid where the invoice is', () => {
    expect(claims(booked, billed, pay(1, '2026-06-22'), cancelled, again)).toEqual(['COURT 2 PAID 1802']);
  });

  it('is to be billed once that invoice is cancelled, and then once', () => {
    expect(claims(...after, again, revoke(1, '2026-06-23'))).toEqual(['COURT 2 OPEN 1802']);
    expect(claims(...after, revoke(1, '2026-06-23'), again)).toEqual(['COURT 2 OPEN 1802']);
    const bill = issue(2, anna, { on: '2026-06-24' });
    expect(tell(...after, again, revoke(1, '2026-06-23'), bill).events).toMatchObject([
      { data: { claims: [court(2)], amountDue: 1802 } },
    ]);
    expect(tell(...after, again, bill).code).toBe('ERR_INVOICE_NOT_CREATED userID');
  });

  it('stays listed as paid before where it was paid at the club', () => {
    const other = book(anna, block('TENNIS 2', '2026-06-20', '18:00-19:00'), { first: 5 });
    const listed = [booked, other, paid, billed, cancelled, again] as const;
    expect(claims(...listed)).toEqual(['COURT 2 PAID 1802', 'COURT 5 INVOICED 1802']);
    expect(claims(...listed, revoke(1, '2026-06-23'))).toEqual(['COURT 2 PAID 1802', 'COURT 5 OPEN 1802']);
  });
});

describe('Booking again what was paid otherwise', () => {
  it('leaves what was paid online on its way back', () => {
    const byPayPal = { ...booked, data: { ...booked.data, collectable: ['PAYPAL'] as const } };
    const bookings = byPayPal.data.bookings.map((each) => ({ ...each, paymentMethod: 'PAYPAL' as const }));
    const online = { ...byPayPal, data: { ...byPayPal.data, bookings } };
    const receipt = { amount: cents(1802), capture: 'capture-1', now: monday10 };
    const paidOnline = [online, { type: 'SettlePayment', data: { orderId: order(1), ...receipt } }] as const;
    expect(typesOf(...paidOnline, cancelled)).toEqual(['BookingCancelled', 'RefundDue']);
    expect(claims(...paidOnline, cancelled, again)).toEqual(['COURT 2 OPEN 1802']);
    const other = book(anna, block('TENNIS 2', '2026-06-20', '18:00-19:00'), { first: 5 });
    expect(typesOf(...paidOnline, other, billed, cancelled, again)).toEqual(['CourtBooked']);
  });

  it('takes the hours of a card anew, which came back', () => {
    const byCard = (first: number) =>
      book(anna, evening, { first, settings: cardClub, paymentMethod: 'VOUCHER', shown: [0] });
    expect(typesOf(ordered(anna), byCard(1), cancelled, byCard(2))).toEqual(['CourtBooked', 'HoursUsed']);
    // An invoice that lists them does not pay: the hours do.
    expect(typesOf(ordered(anna), byCard(1), billed, cancelled, again)).toEqual(['CourtBooked']);
  });
});
