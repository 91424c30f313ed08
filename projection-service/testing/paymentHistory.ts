import {
  type CourtBooked,
  type OrderId,
  type PaymentEvent,
  type PaymentStarted,
  orderId,
} from '@platzwart/contracts/booking';
import { noCents } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { bookingCancelled } from './clubHistory.ts';

const order = (number: number): OrderId => orderId(`0d000000-0000-4000-8000-${String(number).padStart(12, '0')}`);

const method = 'PAYPAL';
const capture = 'capture';

/** Somebody pays for what `booked` is to become. */
export const paymentStarted = (
  { data }: CourtBooked,
  number: number,
): Readonly<{ started: PaymentStarted; booked: CourtBooked }> => {
  const { personId } = data;
  if (personId === null) throw new Error('Somebody pays');
  const booking = { ...data, orderId: order(number), paymentMethod: method } as const;
  const payment = { orderId: order(number), personId, method, amount: data.price } as const;
  return {
    started: {
      type: 'PaymentStarted',
      data: { ...payment, expiresAt: '2026-04-30T10:15:00.000Z', bookings: [booking], players: [] },
    },
    booked: { type: 'CourtBooked', data: booking },
  };
};

/** The money arrives in time, and the court is booked. */
const paidInTime = ({ started, booked }: ReturnType<typeof paymentStarted>): readonly ClubHistoryEvent[] => {
  const { orderId: id, personId, amount } = started.data;
  const { bookingId, date, price } = booked.data;
  const share = { bookingId, date, price, guestFee: noCents };
  const received = { orderId: id, personId, method, amount, capture, booked: true, shares: [share] } as const;
  return [
    {
      type: 'PaymentIntentCreated',
      data: { orderId: id, personId, reference: 'R', redirectUrl: 'https://pay.example/R' },
    },
    { type: 'PaymentReceived', data: received },
    booked,
  ];
};

/** The hold ends; `isLate`: the money arrives after that, and goes back; else the provider refused it. */
const paidTooLate = ({ data }: PaymentStarted, isLate: boolean): readonly PaymentEvent[] => {
  const { orderId: id, personId, amount } = data;
  const payment = { orderId: id, personId };
  const refund = { ...payment, refundId: id, bookingId: null, amount };
  const ended: PaymentEvent = { type: 'PaymentEnded', data: { ...payment, outcome: 'EXPIRED' } };
  const declined: PaymentEvent = { type: 'PaymentDeclined', data: payment };
  if (!isLate) return [declined, ended, { type: 'PaymentClosed', data: payment }];
  return [
    ended,
    { type: 'PaymentReceived', data: { ...payment, method, amount, capture, booked: false, shares: [] } },
    { type: 'RefundDue', data: { ...refund, method, capture, reason: 'TOO_LATE' } },
    { type: 'RefundMade', data: { ...refund, reference: 'B' } },
  ];
};

/** What was paid for a cancelled booking goes back. */
const refunded = ({ data }: CourtBooked): readonly PaymentEvent[] => {
  const { orderId: id, bookingId, personId, price } = data;
  if (personId === null) return [];
  const refund = { orderId: id, personId, refundId: bookingId, bookingId, amount: price };
  return [
    { type: 'RefundDue', data: { ...refund, method, capture, reason: 'CANCELLED' } },
    { type: 'RefundFailed', data: { ...refund, method, attempt: 1, reference: 'A' } },
    { type: 'RefundRetried', data: { ...refund, attempt: 2 } },
    { type: 'RefundMade', data: { ...refund, reference: 'B' } },
  ];
};

/** The provider takes back what was paid. */
const reversed = ({ data }: CourtBooked): readonly PaymentEvent[] => {
  const { orderId: id, bookingId, personId, price: amount } = data;
  if (personId === null) return [];
  const payment = { orderId: id, personId, bookingId, method, capture, amount } as const;
  return [{ type: 'PaymentReversed', data: { ...payment, cause: 'REVERSED' } }];
};

/**
 * A free court is paid online. `outcome`: 0 not yet; 1 too late; 2 never; 3 in time, and cancelled at once; 4 in time; 5 in time, and taken back.
 * `kept`: the booking that stands afterwards.
 */
export const onlinePayment = (
  wanted: CourtBooked,
  { number, outcome }: Readonly<{ number: number; outcome: number }>,
): Readonly<{ events: readonly ClubHistoryEvent[]; kept: CourtBooked | null }> => {
  const payment = paymentStarted(wanted, number);
  const { started, booked } = payment;
  if (outcome === 0) return { events: [started], kept: null };
  if (outcome <= 2) return { events: [started, ...paidTooLate(started, outcome === 1)], kept: null };
  const paid = [started, ...paidInTime(payment)];
  if (outcome > 3) return { events: [...paid, ...(outcome === 5 ? reversed(booked) : [])], kept: booked };
  return { events: [...paid, bookingCancelled(booked, null), ...refunded(booked)], kept: null };
};
