import { cents, epochMilliseconds } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type PaymentProvider, type PaymentStatus, type RefundStatus, currency } from './paymentProvider.ts';
import { type ProviderAnswer, bodyOf, providerAt } from './providerHttp.ts';
import { readStripeWebhook } from './stripeWebhook.ts';

export type StripeAccount = Readonly<{
  address: string;
  secretKey: string;
  /** Each of them is valid; empty where no webhook is set up. */
  webhookSecrets: readonly string[];
}>;

const sessionSchema = v.object({
  id: v.string(),
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.string(),
  amount_total: v.number(),
  currency: v.literal(currency.toLowerCase()),
  payment_intent: v.nullish(v.string(), null),
  url: v.nullish(v.string(), null),
});

/** An answer about another session, and a payment of nothing, is none: the session is as open as before. */
const statusOf = (body: unknown, reference: string): PaymentStatus => {
  const session = v.parse(sessionSchema, body);
  const { id, status, payment_status: paid, amount_total: total, payment_intent: intent } = session;
  if (id !== reference || total <= 0) return { status: 'OPEN' };
  if (paid === 'paid' && intent !== null) return { status: 'PAID', amount: cents(total), capture: intent };
  // Complete, and not paid yet: the bank decides later.
  if (status === 'complete') return { status: 'PENDING' };
  return { status: status === 'expired' ? 'GONE' : 'OPEN' };
};

const refundSchema = v.object({ id: v.string(), status: v.nullish(v.string(), 'succeeded') });
const refundStates: Readonly<Record<string, RefundStatus['status']>> = {
  ...{ succeeded: 'MADE', pending: 'PENDING', requires_action: 'PENDING', failed: 'FAILED', canceled: 'FAILED' },
};
const refundOf = (body: unknown): RefundStatus => {
  const { id, status } = v.parse(refundSchema, body);
  return { reference: id, status: refundStates[status] ?? 'PENDING' };
};

const intentSchema = v.object({
  id: v.string(),
  latest_charge: v.nullish(
    v.object({ disputed: v.optional(v.boolean(), false), refunded: v.optional(v.boolean(), false) }),
  ),
});
const disputesSchema = v.object({ data: v.array(v.object({ status: v.string() })) });
/** Of a dispute in these states the money is not with the club: it is taken at the beginning, and given back where the club wins. */
const lostMoney: readonly string[] = ['needs_response', 'under_review', 'lost'];

/** Stripe closes a session by itself after 30 minutes or more; the court is held for 15, so that the session is expired by us before. */
const secondsUntilClosed = 45 * 60;

/** Stripe Checkout, by its own page. A session that is paid needs no capture. */
export const stripe = (
  { address, secretKey, webhookSecrets }: StripeAccount,
  now: () => number = Date.now,
): PaymentProvider => {
  const call = providerAt(address);
  const authorization = `Bearer ${secretKey}`;
  const post = (path: string, key: string, fields: Readonly<Record<string, string>>): Promise<ProviderAnswer> =>
    call({
      ...{ method: 'POST', path, body: new URLSearchParams(fields).toString() },
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': key },
    });
  const sessionAt = (reference: string): string => `/v1/checkout/sessions/${encodeURIComponent(reference)}`;
  const look = async (reference: string): Promise<PaymentStatus> => {
    const answer = await call({ method: 'GET', path: sessionAt(reference), headers: { authorization } });
    return answer.status === 404 ? { status: 'GONE' } : statusOf(bodyOf(answer), reference);
  };
  return {
    create: async ({ orderId, amount, returnUrl, expiresAt }, key) => {
      const fields = {
        mode: 'payment',
        'payment_method_types[0]': 'card',
        client_reference_id: orderId,
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: String(Math.floor(epochMilliseconds(expiresAt) / 1_000) + secondsUntilClosed),
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(amount),
        'line_items[0][price_data][product_data][name]': 'Platzbuchung',
      };
      const { id, url } = v.parse(sessionSchema, bodyOf(await post('/v1/checkout/sessions', key, fields)));
      if (url === null) throw new Error('Stripe names no page on which the order can be paid');
      return { reference: id, redirectUrl: url };
    },
    look,
    capture: look,
    expire: async (reference, key) => {
      const answer = await post(`${sessionAt(reference)}/expire`, key, {});
      // It is complete or expired already.
      return answer.status === 400 ? look(reference) : statusOf(bodyOf(answer), reference);
    },
    refund: async ({ capture, amount }, key) => {
      const answer = await post('/v1/refunds', key, { payment_intent: capture, amount: String(amount) });
      const first = refundOf(bodyOf(answer));
      if (first.status !== 'PENDING') return first;
      const path = `/v1/refunds/${encodeURIComponent(first.reference)}`;
      return refundOf(bodyOf(await call({ method: 'GET', path, headers: { authorization } })));
    },
    lookAtCapture: async (capture) => {
      const id = encodeURIComponent(capture);
      const get = (path: string) => call({ method: 'GET', path, headers: { authorization } });
      const answer = await get(`/v1/payment_intents/${id}?expand[]=latest_charge`);
      if (answer.status === 404) return 'KEPT';
      const intent = v.parse(intentSchema, bodyOf(answer));
      if (intent.id !== capture || !intent.latest_charge) return 'KEPT';
      if (intent.latest_charge.refunded) return 'REFUNDED';
      if (!intent.latest_charge.disputed) return 'KEPT';
      const { data } = v.parse(disputesSchema, bodyOf(await get(`/v1/disputes?payment_intent=${id}`)));
      return data.some(({ status }) => lostMoney.includes(status)) ? 'REVERSED' : 'KEPT';
    },
    readWebhook: webhookSecrets.length === 0 ? null : readStripeWebhook({ secrets: webhookSecrets, now }),
  };
};
