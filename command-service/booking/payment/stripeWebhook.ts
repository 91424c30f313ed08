import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { parsedJson } from './parsedJson.ts';
import type { ReadWebhook, WebhookMessage } from './paymentProvider.ts';

/** How far the time of a message may be from ours; Stripe's own libraries use the same. */
const toleranceSeconds = 300;

/** Of a signature header: `t`, the seconds since 1970, and each `v1`, a signature under one of the secrets. */
const partsOf = (header: string): Readonly<{ time: string; signatures: readonly string[] }> => {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (wanted: string): readonly string[] =>
    parts.flatMap(([name, value = '']) => (name === wanted ? [value] : []));
  return { time: valuesOf('t')[0] ?? '', signatures: valuesOf('v1').filter((each) => /^[0-9a-f]{64}$/.test(each)) };
};

type Options = Readonly<{ secrets: readonly string[]; now: () => number }>;

const isGenuine = ({ headers, body }: WebhookMessage, { secrets, now }: Options): boolean => {
  const { time, signatures } = partsOf(headers['stripe-signature'] ?? '');
  if (!/^\d{1,12}$/.test(time) || Math.abs(now() / 1_000 - Number(time)) > toleranceSeconds) return false;
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
    return signatures.some((signature) => timingSafeEqual(expected, Buffer.from(signature, 'hex')));
  });
};

const paymentSchema = v.pipe(
  v.object({ object: v.picklist(['charge', 'dispute', 'refund']), payment_intent: v.string() }),
  v.transform(({ payment_intent: reference }) => reference),
);
/** A session, or a charge, a dispute or a refund of a payment. */
const eventSchema = v.object({
  data: v.object({
    object: v.union([
      v.pipe(
        v.object({ object: v.literal('checkout.session'), id: v.string() }),
        v.transform(({ id }) => id),
      ),
      paymentSchema,
    ]),
  }),
});

/** Stripe signs the body and the time with a secret that only the two of us know, so that nothing has to be asked. `now`: epoch milliseconds. */
export const readStripeWebhook =
  (options: Options): ReadWebhook =>
  (message, isAwaited) => {
    if (!isGenuine(message, options)) return Promise.resolve({ kind: 'forged' });
    const event = v.safeParse(eventSchema, parsedJson(message.body));
    const reference = event.success ? event.output.data.object : null;
    return Promise.resolve(
      reference !== null && isAwaited(reference) ? { kind: 'payment', reference } : { kind: 'ignored' },
    );
  };
