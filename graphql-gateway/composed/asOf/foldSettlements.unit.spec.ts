import { bookingIdSchema, personId } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { foldPlan } from './foldPlan.ts';
import { withSettlements } from './foldSettlements.ts';

const bookingId = v.parse(bookingIdSchema, '0b000000-0000-4000-8000-000000000001');
const anna = personId('0b000000-0000-4000-8000-000000000090');
const place = { sport: 'TENNIS', court: 3, date: '2026-06-20', start: '18:00', end: '19:00' };
const details: object = {
  ...{ bookingId, seriesId: null, eventId: null, enteredByClub: false, category: 'SINGLE', title: null, ...place },
  ...{ clubRemark: null, price: 1200, listPrice: 1200, discount: 0, paymentMethod: 'INVOICE' },
};
const planned = (change: object = {}, person: typeof anna | null = anna, fee = 0) => {
  const entry = { subjectId: bookingId, personId: person, texts: null };
  const players = { members: [], guestFee: fee, guestFeePayment: 'INVOICE' };
  return foldPlan([
    { ...entry, action: 'CourtBooked', details: { ...details, ...change } },
    ...(fee > 0 ? [{ ...entry, action: 'PlayersChanged', details: { ...place, ...players } }] : []),
  ]);
};
const court = { kind: 'COURT', itemId: bookingId } as const;
const guests = { kind: 'GUEST_FEE', itemId: bookingId } as const;
const about = (action: string, ...claims: readonly object[]) => ({ action, details: { claims } });
const settledBy = (bookings: ReturnType<typeof planned>, ...entries: readonly ReturnType<typeof about>[]) =>
  withSettlements(bookings, entries)[0]?.settledThen;

describe('How far a booking was billed and paid', () => {
  const [issued, paid, opened] = ['InvoiceIssued', 'InvoicePaid', 'InvoiceReopened'].map((action) =>
    about(action, court),
  );
  const revoked = about('InvoiceCancelled', court);
  const atClub = { action: 'ClaimPaid', details: court };
  const carried = (state: string) => ({
    ...{ action: 'ClaimCarriedOver', details: { ...court, formerItemId: crypto.randomUUID(), state } },
  });

  it.each([
    ['booked', [], 'OPEN'],
    ['billed', [issued], 'INVOICED'],
    ['paid', [issued, paid], 'PAID'],
    ['opened again', [issued, paid, opened], 'INVOICED'],
    ['its invoice cancelled', [issued, paid, revoked], 'OPEN'],
    ['paid at the club', [atClub], 'PAID'],
    ['booked again, billed before', [carried('INVOICED')], 'INVOICED'],
    ['booked again, billed before, and paid', [carried('INVOICED'), paid], 'PAID'],
    ['booked again, paid before at the club', [carried('PAID')], 'PAID'],
    ['another booking billed', [about('InvoiceIssued', { ...court, itemId: crypto.randomUUID() })], 'OPEN'],
  ])('%s', (_, entries, state) =>
    expect(
      withSettlements(
        planned(),
        entries.flatMap((entry) => entry ?? []),
      )[0]?.settledThen,
    ).toBe(state),
  );

  it('is what of its court and the fee for its guests is least paid', () => {
    const both = planned({}, anna, 500);
    expect(settledBy(both, about('InvoicePaid', court))).toBe('OPEN');
    expect(settledBy(both, about('InvoicePaid', court), about('InvoiceIssued', guests))).toBe('INVOICED');
    expect(settledBy(both, about('InvoicePaid', court, guests))).toBe('PAID');
    // Without a price for the court, the fee alone is owed.
    expect(settledBy(planned({ price: 0 }, anna, 500), about('InvoicePaid', guests))).toBe('PAID');
  });

  it('is paid at once where hours or a provider pay', () => {
    expect(settledBy(planned({ price: 0, paymentMethod: 'VOUCHER' }))).toBe('PAID');
    expect(settledBy(planned({ paymentMethod: 'PAYPAL' }))).toBe('PAID');
  });

  it('stays as it is now for somebody who is forgotten, and where there is nothing to pay', () => {
    expect(withSettlements(planned({}, null), [])).toEqual(planned({}, null));
    expect(withSettlements(planned({ price: 0 }), [])).toEqual(planned({ price: 0 }));
  });
});
