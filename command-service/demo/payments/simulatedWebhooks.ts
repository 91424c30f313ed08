import {
  type KeyPairKeyObjectResult,
  createHmac,
  createSign,
  createVerify,
  generateKeyPair,
  randomUUID,
} from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { payPalEvent, stripeEvent } from './simulatedEvents.ts';
import type { Delivery, SimulatedPayment } from './simulatedPayments.ts';

/** The settings by which the club verifies the simulator's messages. */
export const simulatorWebhooks = { PAYPAL_WEBHOOK_ID: 'simulator', STRIPE_WEBHOOK_SECRETS: 'whsec_simulator' };

type Message = Readonly<{ path: string; headers: Readonly<Record<string, string>>; body: string }>;
type Status = SimulatedPayment['status'];

const verificationSchema = v.object({
  ...{ transmission_id: v.string(), transmission_time: v.string(), transmission_sig: v.string() },
  webhook_id: v.string(),
});

/** What PayPal signs: the bytes of the event are in it by their checksum. */
const signedText = (id: string, time: string, body: string): string =>
  `${id}|${time}|${simulatorWebhooks.PAYPAL_WEBHOOK_ID}|${crc32(body)}`;

/** PayPal's key pair; made when it is used first, and beside the event loop, because that may take seconds. */
const keyPair = () => {
  let making: Promise<KeyPairKeyObjectResult> | null = null;
  let made: KeyPairKeyObjectResult | null = null;
  const make = async (): Promise<KeyPairKeyObjectResult> =>
    (made = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 }));
  return { get: () => (making ??= make()), ifMade: () => made };
};

type Options = Readonly<{
  /** The club's address for webhooks; null: none are sent. */
  to: string | null;
  /** Epoch milliseconds. */
  now: () => number;
}>;

const repeatedAfter = 500;
const lateAfter = 20_000;
const timeoutMilliseconds = 5_000;

/** The signed messages of both simulated providers, and the call by which PayPal verifies one of its own. */
export const simulatedWebhooks = ({ to, now }: Options) => {
  const keys = keyPair();
  const stripeMessage = (event: unknown, isForged: boolean): Message => {
    const body = JSON.stringify(event);
    const time = Math.floor(now() / 1_000);
    const secret = isForged ? 'whsec_forged' : simulatorWebhooks.STRIPE_WEBHOOK_SECRETS;
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    return { path: '/stripe', body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
  };
  const payPalMessage = async (event: unknown, isForged: boolean): Promise<Message> => {
    const { privateKey } = await keys.get();
    const body = JSON.stringify(event);
    const [id, time] = [randomUUID(), new Date(now()).toISOString()];
    const signature = createSign('sha256').update(signedText(id, time, isForged ? `${body} ` : body));
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/simulator',
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature.sign(privateKey, 'base64'),
    };
    return { path: '/paypal', body, headers };
  };
  const messageOf = async (payment: SimulatedPayment, status: Status, isForged = false): Promise<Message> =>
    payment.provider === 'stripe'
      ? stripeMessage(stripeEvent(payment, status), isForged)
      : payPalMessage(payPalEvent(payment, status), isForged);
  const send = async (message: Promise<Message>, milliseconds = 0): Promise<void> => {
    const { path, headers, body } = await message;
    await pause(milliseconds, undefined, { ref: false });
    const sent = { 'content-type': 'application/json', ...headers };
    const options = { method: 'POST', headers: sent, body, signal: AbortSignal.timeout(timeoutMilliseconds) };
    // A club that does not answer has lost the message.
    await fetch(`${to}${path}`, options).catch(() => undefined);
  };
  const plans: Readonly<Record<Delivery, (payment: SimulatedPayment) => Promise<unknown>>> = {
    once: (payment) => send(messageOf(payment, payment.status)),
    twice: async (payment) => {
      const message = messageOf(payment, payment.status);
      await Promise.all([send(message), send(message, repeatedAfter)]);
    },
    late: (payment) => send(messageOf(payment, payment.status), lateAfter),
    // The newest first, then one of before, which says that nothing is paid.
    reversed: async (payment) => {
      await send(messageOf(payment, payment.status));
      await send(messageOf(payment, 'OPEN'));
    },
    lost: () => Promise.resolve(),
    forged: (payment) => send(messageOf(payment, payment.status, true)),
  };
  return {
    /** Tells the club that the payment has changed, as the payment's visitor has chosen. */
    tell: (payment: SimulatedPayment): void => {
      if (to !== null) void plans[payment.delivery](payment);
    },
    /** PayPal's answer to `verify-webhook-signature`; `body`: as it was sent. */
    verify: (body: string): 'SUCCESS' | 'FAILURE' => {
      const input = v.safeParse(verificationSchema, JSON.parse(body));
      const event = /"webhook_event":(.*)\}$/s.exec(body)?.[1];
      // Without a key nothing has been signed yet.
      const publicKey = keys.ifMade()?.publicKey;
      if (!input.success || event === undefined || !publicKey) return 'FAILURE';
      if (input.output.webhook_id !== simulatorWebhooks.PAYPAL_WEBHOOK_ID) return 'FAILURE';
      const { transmission_id: id, transmission_time: time, transmission_sig: signature } = input.output;
      const verifier = createVerify('sha256').update(signedText(id, time, event));
      return verifier.verify(publicKey, signature, 'base64') ? 'SUCCESS' : 'FAILURE';
    },
  };
};
