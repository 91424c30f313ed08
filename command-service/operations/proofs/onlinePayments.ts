import type { PaymentReceived, PaymentReversed, RefundDue, RefundMade } from '@platzwart/contracts/booking';
import type { EventFact } from './claimTotals.ts';
import { type Flaw, type Proof, noFlaws } from './proof.ts';

/** Cents. `refunds`: what is due of this order, or was taken back, in all. */
type Order = { readonly amount: number; received: number; refunds: number };

/**
 * What was paid at a provider for an order that is booked is what was ordered, and is spread over its bookings to the cent; what goes back is
 * never more than was paid; and what went back was due, once.
 */
export const onlinePayments = (): Proof<EventFact> => {
  const orders = new Map<string, Order>();
  const due = new Map<string, number>();
  const orderOf = (orderId: string): Order => orders.get(orderId) ?? { amount: 0, received: 0, refunds: 0 };

  const received = (position: string, { data }: PaymentReceived): readonly Flaw[] => {
    const order = orderOf(data.orderId);
    orders.set(data.orderId, { ...order, received: order.received + data.amount });
    const shared = data.shares.reduce((sum, { price, guestFee }) => sum + price + guestFee, 0);
    const isRight = order.received === 0 && (!data.booked || (data.amount === order.amount && shared === data.amount));
    const because = `${data.amount} was paid for the order ${data.orderId} of ${order.amount}, and its bookings share ${shared}`;
    return isRight ? noFlaws : [{ position, because }];
  };
  const refundDue = (position: string, { data }: RefundDue): readonly Flaw[] => {
    const order = orderOf(data.orderId);
    const refunds = order.refunds + data.amount;
    orders.set(data.orderId, { ...order, refunds });
    due.set(data.refundId, data.amount);
    if (refunds <= order.received) return noFlaws;
    return [
      { position, because: `${refunds} is due of the order ${data.orderId}, for which ${order.received} was paid` },
    ];
  };
  const reversed = (position: string, { data }: PaymentReversed): readonly Flaw[] => {
    const order = orderOf(data.orderId);
    const refunds = order.refunds + data.amount;
    orders.set(data.orderId, { ...order, refunds });
    if (refunds <= order.received) return noFlaws;
    const because = `${refunds} of the order ${data.orderId} is due or was taken back, for which ${order.received} was paid`;
    return [{ position, because }];
  };
  const refundMade = (position: string, { data }: RefundMade): readonly Flaw[] => {
    const expected = due.get(data.refundId);
    due.delete(data.refundId);
    if (expected === data.amount) return noFlaws;
    return [{ position, because: `${data.amount} went back as ${data.refundId}, for which ${expected ?? 0} is due` }];
  };
  return {
    see: ({ position, event }) => {
      switch (event.type) {
        case 'PaymentStarted':
          orders.set(event.data.orderId, { amount: event.data.amount, received: 0, refunds: 0 });
          return noFlaws;
        case 'PaymentReceived':
          return received(position, event);
        case 'RefundDue':
          return refundDue(position, event);
        case 'RefundMade':
          return refundMade(position, event);
        case 'PaymentReversed':
          return reversed(position, event);
        default:
          return noFlaws;
      }
    },
    end: () => noFlaws,
  };
};
