import * as v from 'valibot';
import type { SimulatedAnswer, SimulatedPayment, SimulatedPayments } from './simulatedPayments.ts';
import { simulatedRefunds } from './simulatedRefunds.ts';
import { answerByRoutes } from './simulatedRoutes.ts';

const moneySchema = v.object({ currency_code: v.literal('EUR'), value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)) });
const orderSchema = v.object({
  intent: v.literal('CAPTURE'),
  purchase_units: v.tuple([v.object({ reference_id: v.string(), amount: moneySchema })]),
  payment_source: v.object({
    paypal: v.object({ experience_context: v.object({ return_url: v.string(), cancel_url: v.string() }) }),
  }),
});
const refundSchema = v.object({ amount: moneySchema });

const money = (amount: number) => ({ currency_code: 'EUR', value: (amount / 100).toFixed(2) });
const centsOf = (value: string): number => Number(value.replace('.', ''));

const statuses = {
  OPEN: 'PAYER_ACTION_REQUIRED',
  APPROVED: 'APPROVED',
  REFUSED: 'APPROVED',
  PENDING: 'COMPLETED',
  DENIED: 'COMPLETED',
  PAID: 'COMPLETED',
  REVERSED: 'COMPLETED',
  EXPIRED: 'VOIDED',
} as const satisfies Readonly<Record<SimulatedPayment['status'], string>>;

/** Of the capture, once there is one. */
const captureStatuses: Partial<Record<SimulatedPayment['status'], string>> = {
  ...{ PENDING: 'PENDING', DENIED: 'DECLINED', PAID: 'COMPLETED', REVERSED: 'REVERSED' },
};
const refundStatuses = { MADE: 'COMPLETED', PENDING: 'PENDING', FAILED: 'FAILED', CANCELLED: 'CANCELLED' } as const;

const unprocessable = (issue: string): SimulatedAnswer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});
const missing: SimulatedAnswer = { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };

type Parts = Readonly<{ payments: SimulatedPayments; pageOf: (id: string) => string }>;

/** The used part of PayPal Orders v2 and Payments v2; null for a path that it does not have. */
export const simulatedPayPal = ({ payments, pageOf }: Parts) => {
  const refunds = simulatedRefunds(payments);
  const shown = (payment: SimulatedPayment) => {
    const status = captureStatuses[payment.status];
    const captures = [{ id: payment.capture, status, amount: money(payment.amount) }];
    return {
      ...{ id: payment.id, status: statuses[payment.status] },
      purchase_units: [status === undefined ? {} : { payments: { captures } }],
      links: [{ rel: 'payer-action', href: pageOf(payment.id), method: 'GET' }],
    };
  };
  const create = (input: unknown): SimulatedAnswer => {
    const { purchase_units: units, payment_source: source } = v.parse(orderSchema, input);
    const amount = centsOf(units[0].amount.value);
    const returnUrl = source.paypal.experience_context.return_url;
    return { status: 201, body: shown(payments.add({ provider: 'paypal', amount, returnUrl })) };
  };
  const capture = (id: string): SimulatedAnswer => {
    const payment = payments.find(id);
    if (!payment) return missing;
    if (captureStatuses[payment.status] !== undefined) return unprocessable('ORDER_ALREADY_CAPTURED');
    if (payment.status === 'REFUSED') return unprocessable('INSTRUMENT_DECLINED');
    if (payment.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    return { status: 201, body: shown(payments.put({ ...payment, status: payment.isReviewed ? 'PENDING' : 'PAID' })) };
  };
  const refund = (captureId: string, input: unknown): SimulatedAnswer => {
    const amount = centsOf(v.parse(refundSchema, input).amount.value);
    const payment = payments.all().find((each) => each.capture === captureId && each.status === 'PAID');
    if (!payment) return missing;
    const begun = refunds.begin(payment, amount);
    if (!begun) return unprocessable('REFUND_AMOUNT_EXCEEDED');
    return { status: 201, body: { id: begun.id, status: refundStatuses[begun.status] } };
  };
  const lookAtRefund = (id: string): SimulatedAnswer => {
    const found = refunds.look(id);
    return found ? { status: 200, body: { id, status: refundStatuses[found.status] } } : missing;
  };
  const lookAtCapture = (id: string): SimulatedAnswer => {
    const payment = payments.all().find((each) => each.capture === id);
    const status = payment && captureStatuses[payment.status];
    if (!payment || status === undefined) return missing;
    const isRefunded = status === 'COMPLETED' && payment.refunded === payment.amount;
    return { status: 200, body: { id, status: isRefunded ? 'REFUNDED' : status, amount: money(payment.amount) } };
  };
  const look = (id: string): SimulatedAnswer => {
    const payment = payments.find(id);
    return payment ? { status: 200, body: shown(payment) } : missing;
  };
  return answerByRoutes([
    { method: 'POST', path: /^\/v2\/checkout\/orders$/, answer: (_, input) => create(input) },
    { method: 'POST', path: /^\/v2\/checkout\/orders\/([\w-]+)\/capture$/, answer: capture },
    { method: 'POST', path: /^\/v2\/payments\/captures\/([\w-]+)\/refund$/, answer: refund },
    { method: 'GET', path: /^\/v2\/payments\/captures\/([\w-]+)$/, answer: lookAtCapture },
    { method: 'GET', path: /^\/v2\/payments\/refunds\/([\w-]+)$/, answer: lookAtRefund },
    { method: 'GET', path: /^\/v2\/checkout\/orders\/([\w-]+)(?:\/capture)?$/, answer: look },
  ]);
};
