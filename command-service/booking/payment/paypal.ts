import { type Cents, cents } from '@platzwart/contracts/core';
import * as v from 'valibot';
import {
  type CaptureStatus,
  type PaymentProvider,
  type PaymentStatus,
  type RefundStatus,
  currency,
} from './paymentProvider.ts';
import { readPayPalWebhook } from './payPalWebhook.ts';
import { type CallProvider, type ProviderAnswer, bodyOf, providerAt } from './providerHttp.ts';

export type PayPalAccount = Readonly<{
  address: string;
  clientId: string;
  clientSecret: string;
  /** The id under which the webhook is registered at PayPal; null where none is. */
  webhookId: string | null;
}>;

const tokenSchema = v.object({ access_token: v.string(), expires_in: v.number() });
const moneySchema = v.object({
  currency_code: v.literal(currency),
  value: v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/)),
});
const captureSchema = v.object({ id: v.string(), status: v.string(), amount: moneySchema });
const orderSchema = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
  purchase_units: v.optional(
    v.array(v.object({ payments: v.optional(v.object({ captures: v.optional(v.array(captureSchema), []) })) })),
    [],
  ),
});
const problemSchema = v.object({ details: v.array(v.object({ issue: v.string() })) });

const moneyOf = (amount: Cents) => ({ currency_code: currency, value: (amount / 100).toFixed(2) });
/** Exact: the text has two decimals. */
const centsOf = ({ value }: v.InferOutput<typeof moneySchema>): Cents => cents(Number(value.replace('.', '')));

/** What the states of a capture mean; both names of a refused one, that of Orders v2, and the older one. */
const captureStates: Readonly<Record<string, 'PAID' | 'PENDING' | 'DECLINED' | 'GONE'>> = {
  ...{ COMPLETED: 'PAID', PARTIALLY_REFUNDED: 'PAID', PENDING: 'PENDING' },
  ...{ DECLINED: 'DECLINED', DENIED: 'DECLINED', FAILED: 'DECLINED', REFUNDED: 'GONE', REVERSED: 'GONE' },
};
/** Of several captures the one that says most; each but the last can only follow a refused one. */
const inOrderOfWeight = ['PAID', 'PENDING', 'GONE', 'DECLINED'] as const;

/** An answer about another order is none, nor is a payment of nothing: the order is as open as before. */
const statusOf = (body: unknown, reference: string): PaymentStatus => {
  const { id, status, purchase_units: units } = v.parse(orderSchema, body);
  if (id !== reference) return { status: 'OPEN' };
  const captures = units
    .flatMap(({ payments }) => payments?.captures ?? [])
    .filter(({ amount }) => centsOf(amount) > 0);
  const meant = inOrderOfWeight.find((each) => captures.some((capture) => captureStates[capture.status] === each));
  const done = captures.find((capture) => captureStates[capture.status] === 'PAID');
  if (done) return { status: 'PAID', amount: centsOf(done.amount), capture: done.id };
  if (meant !== undefined && meant !== 'PAID') return { status: meant };
  if (status === 'VOIDED') return { status: 'GONE' };
  return { status: status === 'APPROVED' ? 'APPROVED' : 'OPEN' };
};

/** What is left of a payment that was made. Denied later on, it was taken back as well. */
const keptStates: Readonly<Record<string, CaptureStatus>> = {
  ...{ REVERSED: 'REVERSED', DENIED: 'REVERSED', DECLINED: 'REVERSED', FAILED: 'REVERSED', REFUNDED: 'REFUNDED' },
};

const refundSchema = v.object({ id: v.string(), status: v.optional(v.string(), 'COMPLETED') });
const refundStates: Readonly<Record<string, RefundStatus['status']>> = {
  ...{ COMPLETED: 'MADE', PENDING: 'PENDING', FAILED: 'FAILED', CANCELLED: 'FAILED' },
};
const refundOf = (body: unknown): RefundStatus => {
  const { id, status } = v.parse(refundSchema, body);
  return { reference: id, status: refundStates[status] ?? 'PENDING' };
};

const hasIssue = ({ status, body }: ProviderAnswer, issue: string): boolean =>
  status === 422 && v.is(problemSchema, body) && body.details.some((each) => each.issue === issue);

/** A token is renewed a minute before it runs out. */
const safetyMilliseconds = 60_000;

const tokens = (call: CallProvider, { clientId, clientSecret }: PayPalAccount, now: () => number) => {
  let token: Readonly<{ value: string; until: number }> | null = null;
  return async (): Promise<string> => {
    if (token && token.until > now()) return token.value;
    const answer = await call({
      ...{ method: 'POST', path: '/v1/oauth2/token', body: 'grant_type=client_credentials' },
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    const { access_token: value, expires_in: seconds } = v.parse(tokenSchema, bodyOf(answer));
    token = { value, until: now() + seconds * 1_000 - safetyMilliseconds };
    return value;
  };
};

/** PayPal Orders v2, by its own page. An order is only paid once it is captured; what is not captured needs no refund. */
export const payPal = (account: PayPalAccount, now: () => number = Date.now): PaymentProvider => {
  const call = providerAt(account.address);
  const tokenOf = tokens(call, account, now);
  const get = async (path: string): Promise<ProviderAnswer> =>
    call({ method: 'GET', path, headers: { authorization: `Bearer ${await tokenOf()}` } });
  const post = async (path: string, key: string, body: unknown): Promise<ProviderAnswer> =>
    call({
      ...{ method: 'POST', path, body: JSON.stringify(body) },
      headers: {
        authorization: `Bearer ${await tokenOf()}`,
        'content-type': 'application/json',
        'paypal-request-id': key,
        prefer: 'return=representation',
      },
    });
  const orderAt = (reference: string): string => `/v2/checkout/orders/${encodeURIComponent(reference)}`;
  const look = async (reference: string): Promise<PaymentStatus> => {
    const answer = await get(orderAt(reference));
    return answer.status === 404 ? { status: 'GONE' } : statusOf(bodyOf(answer), reference);
  };
  return {
    create: async ({ orderId, amount, returnUrl }, key) => {
      const experience = { return_url: returnUrl, cancel_url: returnUrl };
      const body = {
        intent: 'CAPTURE',
        purchase_units: [{ reference_id: orderId, custom_id: orderId, amount: moneyOf(amount) }],
        payment_source: {
          paypal: {
            experience_context: { ...experience, user_action: 'PAY_NOW', shipping_preference: 'NO_SHIPPING' },
          },
        },
      };
      const { id, links } = v.parse(orderSchema, bodyOf(await post('/v2/checkout/orders', key, body)));
      const page = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      if (!page) throw new Error('PayPal names no page on which the order can be paid');
      return { reference: id, redirectUrl: page.href };
    },
    look,
    capture: async (reference, key) => {
      const answer = await post(`${orderAt(reference)}/capture`, key, {});
      if (hasIssue(answer, 'INSTRUMENT_DECLINED')) return { status: 'DECLINED' };
      if (hasIssue(answer, 'ORDER_ALREADY_CAPTURED')) return look(reference);
      return statusOf(bodyOf(answer), reference);
    },
    // An order cannot be taken back; it is not captured any more.
    expire: look,
    refund: async ({ capture, amount }, key) => {
      const path = `/v2/payments/captures/${encodeURIComponent(capture)}/refund`;
      const first = refundOf(bodyOf(await post(path, key, { amount: moneyOf(amount) })));
      if (first.status !== 'PENDING') return first;
      // A repetition has the first answer: what became of it since is asked of the refund itself.
      return refundOf(bodyOf(await get(`/v2/payments/refunds/${encodeURIComponent(first.reference)}`)));
    },
    lookAtCapture: async (capture) => {
      const answer = await get(`/v2/payments/captures/${encodeURIComponent(capture)}`);
      if (answer.status === 404) return 'KEPT';
      const { id, status } = v.parse(v.pick(captureSchema, ['id', 'status']), bodyOf(answer));
      return id === capture ? (keptStates[status] ?? 'KEPT') : 'KEPT';
    },
    readWebhook: account.webhookId === null ? null : readPayPalWebhook({ webhookId: account.webhookId, call, tokenOf }),
  };
};
