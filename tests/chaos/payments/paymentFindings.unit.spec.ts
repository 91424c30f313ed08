import { describe, expect, it } from 'vitest';
import type { MoneyEvent, PaymentEvidence } from './paymentEvidence.ts';
import { paymentFindings } from './paymentFindings.ts';

const shares = [{ bookingId: 'hall', price: 1_600, guestFee: 0 }];
const received = { orderId: 'anna', amount: 1_600, capture: 'c1', booked: true, shares };
const block = { bookingId: 'hall', paymentMethod: 'PAYPAL', start: '10:00', end: '11:00' };
const byCard = { bookingId: 'court', paymentMethod: 'VOUCHER', start: '10:00', end: '11:30' };
const refund = { orderId: 'anna', refundId: 'hall', amount: 1_600 };
const key = 'anna 1';

const booked: readonly MoneyEvent[] = [
  { type: 'PaymentStarted', key, data: { orderId: 'anna' } },
  { type: 'PaymentIntentCreated', key: null, data: { orderId: 'anna', reference: 'r1' } },
  { type: 'PaymentReceived', key: null, data: received },
  { type: 'CourtBooked', key: null, data: block },
  { type: 'CourtBooked', key: 'anna 2', data: byCard },
  { type: 'HoursUsed', key: 'anna 2', data: { bookingId: 'court', halfHours: 3 } },
];
const goesBack: readonly MoneyEvent[] = [
  { type: 'BookingCancelled', key: 'anna 3', data: { bookingId: 'hall', refund: 'FULL' } },
  { type: 'RefundDue', key: 'anna 3', data: refund },
];
const wentBack: readonly MoneyEvent[] = [...goesBack, { type: 'RefundMade', key: null, data: refund }];
const paid = { id: 'r1', amount: 1_600, status: 'PAID', capture: 'c1', refunded: 0, refunds: [] };
const well: PaymentEvidence = { events: booked, books: [paid], forged: ['r1'] };

const violationsIn = (change: Partial<PaymentEvidence>): readonly string[] =>
  paymentFindings({ ...well, ...change }).flatMap(({ violations }) => violations);

describe('The findings about payments after kills', () => {
  it('are empty where each payment is kept by its booking, or went back', () => {
    expect(violationsIn({})).toEqual([]);
    const refunded = { events: [...booked, ...wentBack], books: [{ ...paid, refunded: 1_600 }] };
    expect(violationsIn(refunded)).toEqual([]);
  });

  it('are empty where the provider has taken a payment back, also of a booking that is cancelled since', () => {
    const reversal: MoneyEvent = {
      ...({ type: 'PaymentReversed', key: null } as const),
      data: { orderId: 'anna', bookingId: 'hall', amount: 1_600 },
    };
    const books = [{ ...paid, status: 'REVERSED' }];
    expect(violationsIn({ events: [...booked, reversal], books })).toEqual([]);
    expect(violationsIn({ events: [...booked, reversal, ...goesBack.slice(0, 1)], books })).toEqual([]);
    expect(violationsIn({ books })).toEqual([
      'anna: 0 of 1600 has to go back; 0 is noted, and the provider has paid 1600',
    ]);
  });

  it.each<[string, Partial<PaymentEvidence>]>([
    ['anna 1: 2 orders', { events: [...booked, ...booked.slice(0, 1)] }],
    ['ben is still held', { events: [...booked, { type: 'PaymentStarted', key: null, data: { orderId: 'ben' } }] }],
    [
      'r2: 500 was paid, and [] noted',
      { books: [paid, { id: 'r2', amount: 500, status: 'PAID', capture: 'c2', refunded: 0, refunds: [] }] },
    ],
    [
      'anna: 0 of 1600 has to go back; 0 is noted, and the provider has paid 1600',
      { books: [{ ...paid, refunded: 1_600 }] },
    ],
    [
      'anna: 1600 of 1600 has to go back; 0 is noted, and the provider has paid 0',
      { events: [...booked, ...goesBack] },
    ],
    [
      'anna: 1600 of 1600 has to go back; 3200 is noted, and the provider has paid 3200',
      { events: [...booked, ...wentBack, ...wentBack.slice(-1)], books: [{ ...paid, refunded: 3_200 }] },
    ],
    ['court: 0 half hours used, 3 owed', { events: booked.filter(({ type }) => type !== 'HoursUsed') }],
    [
      'court: 3 half hours used, 0 owed',
      { events: [...booked, { type: 'BookingDeleted', key: null, data: { bookingId: 'court' } }] },
    ],
  ])('report: %s', (violation, change) => expect(violationsIn(change)).toEqual([violation]));

  it('report money that a forged message has invented', () => {
    expect(violationsIn({ books: [{ ...paid, status: 'OPEN', capture: 'c0' }] })).toEqual([
      'anna is noted as paid, and the provider has no money for it',
      'r1 is noted as paid because somebody else said so',
    ]);
  });
});
