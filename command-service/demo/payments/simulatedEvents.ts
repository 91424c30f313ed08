import { randomUUID } from 'node:crypto';
import type { SimulatedPayment } from './simulatedPayments.ts';

type Status = SimulatedPayment['status'];

const stripeTypes: Readonly<Record<Exclude<Status, 'REVERSED'>, string | undefined>> = {
  OPEN: 'checkout.session.async_payment_failed',
  APPROVED: undefined,
  REFUSED: undefined,
  PENDING: 'checkout.session.completed',
  PAID: 'checkout.session.completed',
  DENIED: 'checkout.session.async_payment_failed',
  EXPIRED: 'checkout.session.expired',
};

/** What Stripe sends when a payment gets this status. A dispute names the payment alone. */
export const stripeEvent = ({ id, capture }: SimulatedPayment, status: Status) =>
  status === 'REVERSED'
    ? {
        ...{ id: `evt_${randomUUID()}`, type: 'charge.dispute.created' },
        data: { object: { id: `du_${randomUUID()}`, object: 'dispute', payment_intent: capture } },
      }
    : {
        ...{ id: `evt_${randomUUID()}`, type: stripeTypes[status] },
        data: { object: { id, object: 'checkout.session', payment_status: status === 'PAID' ? 'paid' : 'unpaid' } },
      };

const captureTypes: Partial<Record<Status, string>> = {
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  PAID: 'PAYMENT.CAPTURE.COMPLETED',
  DENIED: 'PAYMENT.CAPTURE.DENIED',
};

/** What PayPal sends likewise. A reversal is a refund there, which names its capture by a link. */
export const payPalEvent = ({ id, capture }: SimulatedPayment, status: Status) => {
  const eventId = { id: `WH-${randomUUID()}` };
  if (status === 'REVERSED')
    return {
      ...{ ...eventId, event_type: 'PAYMENT.CAPTURE.REVERSED', resource_type: 'refund' },
      resource: {
        id: randomUUID(),
        links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}`, method: 'GET' }],
      },
    };
  const type = captureTypes[status];
  return type === undefined
    ? { ...eventId, event_type: 'CHECKOUT.ORDER.APPROVED', resource_type: 'checkout-order', resource: { id } }
    : {
        ...{ ...eventId, event_type: type, resource_type: 'capture' },
        resource: { id: capture, supplementary_data: { related_ids: { order_id: id } } },
      };
};
