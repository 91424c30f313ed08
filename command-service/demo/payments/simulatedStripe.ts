import * as v from 'valibot';
import type { SimulatedAnswer, SimulatedPayment, SimulatedPayments } from './simulatedPayments.ts';
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

const missing: SimulatedAnswer = { status: 404, body: { error: { code: 'resource_missing' } } };
const invalid = (code: string): SimulatedAnswer => ({ status: 400, body: { error: { code } } });
const statuses: Readonly<Record<SimulatedPayment['status'], string>> = {
  OPEN: 'open',
  APPROVED: 'open',
  REFUSED: 'open',
  PAID: 'complete',
  EXPIRED: 'expired',
};

type Parts = Readonly<{
  payments: SimulatedPayments;
  pageOf: (id: string) => string;
  /** Epoch milliseconds. */
  now: () => number;
}>;

/** The used part of Stripe Checkout; null for a path that it does not have. */
export const simulatedStripe = ({ payments, pageOf, now }: Parts) => {
  const shown = (payment: SimulatedPayment) => ({
    ...{ id: payment.id, object: 'checkout.session', status: statuses[payment.status] },
    payment_status: payment.status === 'PAID' ? 'paid' : 'unpaid',
    ...{ amount_total: payment.amount, currency: 'eur' },
    payment_intent: payment.status === 'PAID' ? payment.capture : null,
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
    if (payment.refunded + request.amount > payment.amount) return invalid('charge_already_refunded');
    payments.put({ ...payment, refunded: payment.refunded + request.amount });
    return { status: 200, body: { id: `re_${payment.capture}_${payment.refunded}`, status: 'succeeded' } };
  };
  const look = (id: string): SimulatedAnswer => {
    const payment = payments.find(id);
    return payment ? { status: 200, body: shown(payment) } : missing;
  };
  return answerByRoutes([
    { method: 'POST', path: /^\/v1\/checkout\/sessions$/, answer: (_, input) => create(input) },
    { method: 'POST', path: /^\/v1\/checkout\/sessions\/([\w-]+)\/expire$/, answer: expire },
    { method: 'POST', path: /^\/v1\/refunds$/, answer: (_, input) => refund(input) },
    { method: 'GET', path: /^\/v1\/checkout\/sessions\/([\w-]+)(?:\/expire)?$/, answer: look },
  ]);
};
