import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentNews } from '../core/commandClient.ts';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { webhookEndpoint } from './webhookEndpoint.ts';

let passed: PaymentNews[] = [];
let isAway = false;
let address = 'stripe';
const { handle } = webhookEndpoint({
  methods: ['CREDIT_CARD'],
  notePaymentNews: (news) => {
    if (isAway) return Promise.reject(new Error('away'));
    passed.push(news);
    return Promise.resolve();
  },
  addressOf: () => address,
  now: () => 0,
});
const server = createServer(handle);
let url = '';
beforeAll(async () => {
  url = await listenOnFreePort(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  passed = [];
});

const send = async (path: string, body: string | null = '{}', headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { method: body === null ? 'GET' : 'POST', headers, body });
  return { status: response.status, text: await response.text() };
};
const accepted = { status: 204, text: '' };

describe('The webhook of a payment provider', () => {
  it('passes on the body as it was sent, with the signature and no other header', async () => {
    const body = '{ "a" : "ü" }\n';
    const headers = { 'Stripe-Signature': 't=1,v1=2', cookie: 'a=b', 'paypal-cert-url': 'x'.repeat(4_097) };
    expect(await send('/webhooks/stripe', body, headers)).toEqual(accepted);
    expect(passed).toEqual([{ method: 'CREDIT_CARD', headers: { 'stripe-signature': 't=1,v1=2' }, body }]);
  });

  it('exists for methods that have a provider, and for POST', async () => {
    for (const path of ['/webhooks/paypal', '/webhooks', '/webhooks/stripe/x', '/webhooks/stripe?a=b'])
      expect((await send(path)).status).toBe(404);
    expect((await send('/webhooks/stripe', null)).status).toBe(405);
    expect(passed).toEqual([]);
  });

  it('has the headers of every other answer, whatever the status', async () => {
    for (const [path, body] of [
      ['/webhooks/stripe', '{}'],
      ['/webhooks/stripe', null],
      ['/webhooks/none', '{}'],
    ] as const) {
      const { headers } = await fetch(`${url}${path}`, { method: body === null ? 'GET' : 'POST', body });
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
    passed = [];
  });

  it('takes 64 kB', async () => {
    expect((await send('/webhooks/stripe', 'x'.repeat(65_536))).status).toBe(204);
    expect((await send('/webhooks/stripe', 'x'.repeat(65_537))).status).toBe(413);
    expect(passed).toHaveLength(1);
  });

  it('has the provider try again where the command-service is away', async () => {
    isAway = true;
    expect((await send('/webhooks/stripe')).status).toBe(503);
    isAway = false;
  });

  it('takes 300 messages of an address in a minute', async () => {
    address = 'flood';
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < 302; sent += 1) {
      const { status } = await send('/webhooks/stripe');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [204, 300],
      [429, 2],
    ]);
    address = 'stripe';
    expect(await send('/webhooks/stripe')).toEqual(accepted);
  });
});
