import type { OnlineMethod } from '@platzwart/contracts/booking';
import { cents, localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { anna, monday10 } from '../booking/domain/specClub.ts';
import { block, book, booking, cancel, order } from './courts/specSentences.ts';
import { type LedgerCommand, type LedgerEvent, type LedgerState, ledgerDecider } from './ledgerDecider.ts';
import { paymentsSnapshot } from './payments/paymentsSnapshot.ts';

const collectable: readonly OnlineMethod[] = ['PAYPAL'];
const command = book(
  anna,
  [block('TENNIS 3', '2026-06-16', '18:00-19:00'), block('TENNIS 3', '2026-06-16', '19:00-20:00')],
  {
    paymentMethod: 'PAYPAL',
  },
);
const paid: readonly LedgerCommand[] = [
  { ...command, data: { ...command.data, collectable } },
  { type: 'SettlePayment', data: { orderId: order(1), amount: cents(3212), capture: 'C', now: monday10 } },
];
const cancelled = [...paid, cancel(anna, 1)];
const failed = (attempt = 1): LedgerCommand => ({
  type: 'RecordFailedRefund',
  data: { refundId: booking(1), attempt, reference: 'R1' },
});
const retry: LedgerCommand = { type: 'RetryRefund', data: { refundId: booking(1) } };
const made: LedgerCommand = { type: 'RecordRefund', data: { refundId: booking(1), reference: 'R2' } };
const otherwise = (day = '2026-06-15'): LedgerCommand => ({
  type: 'RefundOtherwise',
  data: {
    ...{ refundId: booking(1), refundedOn: localDate(day), today: localDate('2026-06-15') },
    ...{ method: 'BANK', reference: 'Auszug 12' },
  },
});
const reverse = (cause: 'REVERSED' | 'REFUNDED' = 'REVERSED', capture = 'C'): LedgerCommand => ({
  type: 'ReversePayment',
  data: { method: 'PAYPAL', capture, cause },
});

type Told = Readonly<{ state: LedgerState; events: readonly LedgerEvent[]; code: string | null }>;
const tell = (...commands: readonly LedgerCommand[]): Told =>
  commands.reduce<Told>(
    ({ state }, each) => {
      const decision = ledgerDecider.decide(each, state);
      if (decision.outcome === 'rejected') return { state, events: [], code: decision.code };
      return { state: decision.events.reduce(ledgerDecider.evolve, state), events: decision.events, code: null };
    },
    { state: ledgerDecider.initialState, events: [], code: null },
  );
const typesOf = (told: Told): readonly string[] => told.events.map(({ type }) => type);

describe('A refund that the provider has not paid', () => {
  it('stays due, and is told once', () => {
    expect(tell(...cancelled, failed()).events).toMatchObject([
      { type: 'RefundFailed', data: { refundId: booking(1), amount: 1606, attempt: 1, reference: 'R1' } },
    ]);
    expect(tell(...cancelled, failed()).state.payments.due.get(booking(1))).toMatchObject({ isFailed: true });
    expect(typesOf(tell(...cancelled, failed(), failed()))).toEqual([]);
    expect(typesOf(tell(...cancelled, made, failed()))).toEqual([]);
  });

  it('is tried again by an ADMIN, as another attempt, which can fail as well or succeed', () => {
    const again = [...cancelled, failed(), retry];
    expect(tell(...again).events).toMatchObject([{ type: 'RefundRetried', data: { attempt: 2 } }]);
    expect(typesOf(tell(...again, failed(1)))).toEqual([]);
    expect(typesOf(tell(...again, failed(2)))).toEqual(['RefundFailed']);
    expect(typesOf(tell(...again, made))).toEqual(['RefundMade']);
  });

  it('is paid back in another way, on its day', () => {
    expect(tell(...cancelled, failed(), otherwise()).events).toMatchObject([
      { type: 'RefundMade', data: { amount: 1606, otherwise: { method: 'BANK', refundedOn: '2026-06-15' } } },
    ]);
    expect(tell(...cancelled, failed(), otherwise('2026-06-16')).code).toBe('ERR_INVALID_INPUT');
  });

  it('is neither tried nor paid a second time while the provider may still pay it, and not once it is paid', () => {
    for (const decision of [retry, otherwise()]) {
      expect(tell(...cancelled, decision).code).toBe('ERR_BOOKING_NOT_UPDATED');
      expect(tell(...cancelled, failed(), retry, decision).code).toBe('ERR_BOOKING_NOT_UPDATED');
      for (const end of [[made], [failed(), otherwise()]])
        expect(tell(...cancelled, ...end, decision).code).toBe('ERR_BOOKING_NOT_FOUND');
    }
  });

  it('is kept by the snapshot', () => {
    const { payments } = tell(...cancelled, failed(), retry, failed(2)).state;
    const decoded = paymentsSnapshot.decode(JSON.parse([...paymentsSnapshot.encode(payments)].join('')));
    expect(decoded.due.toJS()).toEqual(payments.due.toJS());
  });
});

describe('A payment that the provider takes back', () => {
  const claimsOf = ({ state }: Told) =>
    [...(state.invoices.claims.get(anna.personId)?.values() ?? [])].map((claim) => [claim.itemId, claim.state]);

  it('is owed again for each booking that it had paid, once', () => {
    const told = tell(...paid, reverse());
    expect(told.events).toMatchObject([
      { type: 'PaymentReversed', data: { bookingId: booking(1), amount: 1606, cause: 'REVERSED' } },
      { type: 'PaymentReversed', data: { bookingId: booking(2), amount: 1606, cause: 'REVERSED' } },
    ]);
    expect(claimsOf(told)).toEqual([
      [booking(1), 'OPEN'],
      [booking(2), 'OPEN'],
    ]);
    expect(typesOf(tell(...paid, reverse(), reverse()))).toEqual([]);
    expect(typesOf(tell(...paid, reverse('REVERSED', 'another')))).toEqual([]);
  });

  it('is not refunded a second time', () => {
    expect(typesOf(tell(...paid, reverse(), cancel(anna, 1)))).toEqual(['BookingCancelled']);
    expect(typesOf(tell(...cancelled, reverse()))).toEqual(['PaymentReversed', 'RefundMade']);
    expect(tell(...cancelled, failed(), reverse()).state.payments.due.size).toBe(0);
  });

  it('was refunded at the provider: what is due of it is still asked for, because that may have been ours', () => {
    expect(typesOf(tell(...cancelled, reverse('REFUNDED')))).toEqual(['PaymentReversed']);
    expect(typesOf(tell(...cancelled, cancel(anna, 2), reverse('REFUNDED')))).toEqual([]);
  });
});
