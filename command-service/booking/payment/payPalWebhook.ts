import * as v from 'valibot';
import { parsedJson } from './parsedJson.ts';
import type { ReadWebhook, WebhookMessage } from './paymentProvider.ts';
import { type CallProvider, bodyOf } from './providerHttp.ts';

/** An order, a capture, or a refund, which names its capture by a link alone. */
const eventSchema = v.object({
  resource: v.object({
    id: v.string(),
    links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() })), []),
    supplementary_data: v.optional(
      v.object({
        related_ids: v.optional(v.object({ order_id: v.optional(v.string()), capture_id: v.optional(v.string()) })),
      }),
    ),
  }),
});

const capturePath = /\/v2\/payments\/captures\/([\w-]+)$/;

/** All that a message may be about: one of them is awaited, or it is ignored. */
const referencesIn = ({ resource }: v.InferOutput<typeof eventSchema>): readonly string[] => {
  const related = resource.supplementary_data?.related_ids;
  const linked = resource.links.flatMap(({ rel, href }) => (rel === 'up' ? (capturePath.exec(href)?.[1] ?? []) : []));
  return [resource.id, related?.capture_id, related?.order_id, ...linked].filter((each) => each !== undefined);
};

const proofSchema = v.pipe(
  v.object({
    'paypal-auth-algo': v.string(),
    'paypal-cert-url': v.string(),
    'paypal-transmission-id': v.string(),
    'paypal-transmission-sig': v.string(),
    'paypal-transmission-time': v.string(),
  }),
  v.transform((headers) => ({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
  })),
);
const verificationSchema = v.object({ verification_status: v.string() });

type Options = Readonly<{ webhookId: string; call: CallProvider; tokenOf: () => Promise<string> }>;

const isGenuine = async (
  { headers, body }: WebhookMessage,
  { webhookId, call, tokenOf }: Options,
): Promise<boolean> => {
  const proof = v.safeParse(proofSchema, headers);
  if (!proof.success) return false;
  const fields = JSON.stringify({ ...proof.output, webhook_id: webhookId });
  const answer = await call({
    ...{ method: 'POST', path: '/v1/notifications/verify-webhook-signature' },
    headers: { authorization: `Bearer ${await tokenOf()}`, 'content-type': 'application/json' },
    // The signature is about the bytes that were sent: written anew, the event would be another text.
    body: `${fields.slice(0, -1)},"webhook_event":${body}}`,
  });
  return v.parse(verificationSchema, bodyOf(answer)).verification_status === 'SUCCESS';
};

/**
 * PayPal is asked whether it sent the message, and only about orders and payments that are awaited: checking the signature here would mean to load a
 * certificate from an address that the message names. Rejects where PayPal is out of reach.
 */
export const readPayPalWebhook =
  (options: Options): ReadWebhook =>
  async (message, isAwaited) => {
    const event = v.safeParse(eventSchema, parsedJson(message.body));
    const reference = event.success ? referencesIn(event.output).find(isAwaited) : undefined;
    if (reference === undefined) return { kind: 'ignored' };
    return (await isGenuine(message, options)) ? { kind: 'payment', reference } : { kind: 'forged' };
  };
