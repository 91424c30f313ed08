import { createHmac, randomBytes, randomUUID } from 'node:crypto';

export type OnlineMethod = 'PAYPAL' | 'CREDIT_CARD';

const stripeMessage = (reference: string) => {
  const object = { id: reference, object: 'checkout.session', status: 'complete', payment_status: 'paid' };
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type: 'checkout.session.completed', data: { object } });
  const time = Math.floor(Date.now() / 1_000);
  const signature = createHmac('sha256', 'whsec_guessed').update(`${time}.${body}`).digest('hex');
  return { path: 'stripe', body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } };
};

const payPalMessage = (reference: string) => {
  const resource = { id: randomUUID(), supplementary_data: { related_ids: { order_id: reference } } };
  const body = JSON.stringify({ event_type: 'PAYMENT.CAPTURE.COMPLETED', resource_type: 'capture', resource });
  const headers = {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/guessed',
    'paypal-transmission-id': randomUUID(),
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-transmission-sig': randomBytes(256).toString('base64'),
  };
  return { path: 'paypal', body, headers };
};

/** A message that says the order with this reference is paid, from somebody who is not its provider. It is lost where the club is down. */
export const sendForgedMessage = async (club: string, method: OnlineMethod, reference: string): Promise<void> => {
  const { path, body, headers } = method === 'PAYPAL' ? payPalMessage(reference) : stripeMessage(reference);
  const options = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
  await fetch(`${club}/webhooks/${path}`, { ...options, signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
};
