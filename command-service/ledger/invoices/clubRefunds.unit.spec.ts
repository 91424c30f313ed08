import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { admin, anna } from '../../booking/domain/specClub.ts';
import { block, book, booking, cancel } from '../courts/specSentences.ts';
import type { LedgerEvent } from '../ledgerDecider.ts';
import { invoicesSnapshot } from './invoicesSnapshot.ts';
import { type Said, issue, pay, payClaim, refundClaim, revoke, tell } from './specInvoices.ts';

const name = { kind: 'COURT', itemId: booking(1) } as const;
const booked = book(anna, block('TENNIS 1', '2026-06-20', '18:00-19:00'), { first: 1 });
const cancelled = cancel(admin, 1, { reason: 'Regen', refund: 'FULL' });
const charged = cancel(admin, 1, { reason: 'Regen', refund: 'NONE' });
const due = [booked, payClaim(name, '2026-06-15'), cancelled] as const;
const back = refundClaim(name, '2026-06-16');
const closing: LedgerEvent = { type: 'BookingsAnonymised', data: { before: localDate('2026-12-31') } };
const nothingDue = { events: [], code: 'ERR_INVOICE_NOT_UPDATED id' };
const claimIn = (...steps: readonly Said[]) =>
  tell(...steps)
    .state.invoices.claims.get(anna.personId)
    ?.get(`COURT ${booking(1)}`);
const paymentIn = (...steps: readonly Said[]) => claimIn(...steps)?.clubPayment;

describe('What was paid at the club for a booking that is cancelled', () => {
  it('is paid back once, as it was paid', () => {
    const paid = tell(...due.slice(0, 2)).events[0];
    const told = tell(...due, back);
    expect(told.events).toEqual([
      {
        type: 'ClaimRefunded',
        data: {
          ...{ ...name, personId: anna.personId, refundedOn: '2026-06-16', method: 'OTHER', reference: null },
          amount: paid?.type === 'ClaimPaid' ? paid.data.amount : null,
        },
      },
    ]);
    expect(tell(...due, back, refundClaim(name, '2026-06-17'))).toMatchObject({ events: [], code: null });
    expect(tell(...due, refundClaim(name, '2026-06-17', '2026-06-16')).code).toBe('ERR_INVALID_INPUT refundedAt');
    expect(tell(...due, refundClaim(name, '0001-01-01', '2026-06-16')).code).toBe('ERR_INVALID_INPUT refundedAt');
    const stored: unknown = JSON.parse([...invoicesSnapshot.encode(told.state.invoices)].join(''));
    expect(invoicesSnapshot.decode(stored)).toEqual(told.state.invoices);
  });

  it('is not due where nothing was paid there, the price stays, or the booking is live', () => {
    expect(tell(...due.slice(0, 2), back)).toMatchObject(nothingDue);
    expect(tell(booked, payClaim(name, '2026-06-15'), charged, back)).toMatchObject(nothingDue);
    expect(tell(booked, back)).toMatchObject(nothingDue);
    expect(tell(booked, cancelled, back).code).toBe('ERR_BOOKING_NOT_FOUND id');
    expect(tell(refundClaim({ ...name, kind: 'VOUCHER' }, '2026-06-16')).code).toBe('ERR_VOUCHER_NOT_FOUND id');
    const byInvoice = [booked, issue(1, anna, { on: '2026-06-21' }), pay(1, '2026-06-21'), cancelled] as const;
    expect(tell(...byInvoice, back)).toMatchObject(nothingDue);
    expect(tell(...due, payClaim(name, '2026-06-16')).code).toBe('ERR_BOOKING_NOT_FOUND id');
  });

  it('is due at once where an invoice lists it, and stays due when that invoice is cancelled', () => {
    const [first, paid] = due;
    const other = book(anna, block('TENNIS 2', '2026-06-20', '18:00-19:00'), { first: 2 });
    const listed = [first, other, paid, issue(1, anna, { on: '2026-06-21' }), cancelled] as const;
    expect(claimIn(...listed)).toMatchObject({ state: 'PAID', dropped: true });
    expect(tell(...listed, back).events).toMatchObject([{ type: 'ClaimRefunded' }]);
    expect(paymentIn(...listed, revoke(1, '2026-06-22'))).toBe('REFUND_DUE');
  });

  it('outlives the anonymising of its day until it is paid back (N33)', () => {
    expect(paymentIn(...due, closing)).toBe('REFUND_DUE');
    expect(tell(...due, closing, back).events).toMatchObject([{ type: 'ClaimRefunded' }]);
    expect(paymentIn(...due, back, closing)).toBeUndefined();
  });
});
