import * as v from 'valibot';
import type { SimulatedAnswer, SimulatedPayment, SimulatedPayments } from './simulatedPayments.ts';
import { simulatedRefunds } from './simulatedRefunds.ts';
import { answerByRoutes } from './simulatedRoutes.ts';

const amount = v.pipe(v.string(), v.digits(), v.toNumber());
const sessionSchema = v.object({
  mode: v.literal('payment'),
  client_reference_id: v.string(),
  success_url: v.string(),
  cancel_url: v.string(),
  expires_at: amount,
  'line_items[0][price_data][currency]': v.literal('eur'),
  'line_items[0][price_data][unit_amount]': amount,
});
const refundSchema = v.object({ payment_intent: v.string(), amount });
const disputesSchema = v.object({ payment_intent: v.string() });

const missing: SimulatedAnswer = { status: 404, body: { error: { code: 'resource_missing' } } };
const invalid = (code: string): SimulatedAnswer => ({ status: 400, body: { error: { code } } });
const statuses: Readonly<Record<SimulatedPayment['status'], string>> = {
  OPEN: 'open',
  APPROVED: 'open',
  REFUSED: 'open',
  PENDING: 'complete',
  DENIED: 'expired',
  PAID: 'complete',
  REVERSED: 'complete',
  EXPIRED: 'expired',
};

const wasPaid = ({ status }: SimulatedPayment): boolean => status === 'PAID' || status === 'REVERSED';
const refundStatuses = { MADE: 'succeeded', PENDING: 'pending', FAILED: 'failed', CANCELLED: 'canceled' } as const;

type Parts = Readonly<{
  payments: SimulatedPayments;
  pageOf: (id: string) => string;
  /** Epoch milliseconds. */
  now: () => number;
}>;

/** The used part of Stripe Checkout; null for a path that it does not have. */
export const simulatedStripe = ({ payments, pageOf, now }: Parts) => {
  const refunds = simulatedRefunds(payments);
  const shown = (payment: SimulatedPayment) => ({
    ...{ id: payment.id, object: 'checkout.session', status: statuses[payment.status] },
    payment_status: wasPaid(payment) ? 'paid' : 'unpaid',
    ...{ amount_total: payment.amount, currency: 'eur' },
    payment_intent: wasPaid(payment) ? payment.capture : null,
    url: payment.status === 'OPEN' ? pageOf(payment.id) : null,
  });
  const create = (input: unknown): SimulatedAnswer => {
    const session = v.parse(sessionSchema, input);
    const seconds = session.expires_at - now() / 1_000;
    if (seconds < 30 * 60 || seconds > 24 * 60 * 60) return invalid('expires_at');
    const unitAmount = session['line_items[0][price_data][unit_amount]'];
    const payment = { provider: 'stripe' as const, amount: unitAmount, returnUrl: session.success_url };
    return { status: 200, body: shown(payments.add(payment)) };
  };
  const expire = (id: string): SimulatedAnswer => {
    const payment = payments.find(id);
    if (!payment) return missing;
    if (payment.status !== 'OPEN') return invalid('session_not_open');
    return { status: 200, body: shown(payments.put({ ...payment, status: 'EXPIRED' })) };
  };
  const refund = (input: unknown): SimulatedAnswer => {
    const request = v.parse(refundSchema, input);
    const payment = payments
      .all()
      .find(({ capture, status }) => capture === request.payment_intent && status === 'PAID');
    if (!payment) return missing;
    const begun = refunds.begin(payment, request.amount);
    if (!begun) return invalid('charge_already_refunded');
    return { status: 200, body: { id: begun.id, status: refundStatuses[begun.status] } };
  };
  const lookAtRefund = (id: string): SimulatedAnswer => {
    const found = refunds.look(id);
    return found ? { status: 200, body: { id, status: refundStatuses[found.status] } } : missing;
  };
  const intent = (id: string): SimulatedAnswer => {
    const payment = payments.all().find(({ capture }) => capture === id);
    if (!payment || !wasPaid(payment)) return missing;
    const charge = { disputed: payment.status === 'REVERSED', refunded: payment.refunded === payment.amount };
    return { status: 200, body: { id, object: 'payment_intent', latest_charge: { object: 'charge', ...charge } } };
  };
  const disputes = (input: unknown): SimulatedAnswer => {
    const { payment_intent: id } = v.parse(disputesSchema, input);
    const disputed = payments.all().filter(({ capture, status }) => capture === id && status === 'REVERSED');
    const data = disputed.map(() => ({ object: 'dispute', status: 'needs_response', payment_intent: id }));
    return { status: 200, body: { object: 'list', data } };
  };
  const look = (id: string): SimulatedAnswer => {
    const payment = payments.find(id);
    return payment ? { status: 200, body: shown(payment) } : missing;
  };
  return answerByRoutes([
    { method: 'POST', path: /^\/v1\/checkout\/sessions$/, answer: (_, input) => create(input) },
    { method: 'POST', path: /^\/v1\/checkout\/sessions\/([\w-]+)\/expire$/, answer: expire },
    { method: 'POST', path: /^\/v1\/refunds$/, answer: (_, input) => refund(input) },
    { method: 'GET', path: /^\/v1\/refunds\/([\w-]+)$/, answer: lookAtRefund },
    { method: 'GET', path: /^\/v1\/payment_intents\/([\w-]+)$/, answer: intent },
    { method: 'GET', path: /^\/v1\/disputes$/, answer: (_, input) => disputes(input) },
    { method: 'GET', path: /^\/v1\/checkout\/sessions\/([\w-]+)(?:\/expire)?$/, answer: look },
  ]);
};
