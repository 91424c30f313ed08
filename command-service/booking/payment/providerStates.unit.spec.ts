import { once } from 'node:events';
import { createServer } from 'node:http';
import type { OnlineMethod } from '@platzwart/contracts/booking';
import { cents } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, cancel, order } from '../../ledger/courts/specSentences.ts';
import { orderedPayment } from '../../testing/orderedPayment.ts';
import { portOf } from '../../testing/portOf.ts';
import { anna } from '../domain/specClub.ts';
import type { CaptureStatus, PaymentProvider, PaymentStatus, RefundStatus } from './paymentProvider.ts';
import { payPal } from './paypal.ts';
import { stripe } from './stripe.ts';

/** Answers as the providers document them. */
let answer: unknown = {};
let address = '';
const server = createServer((request, response) => {
  const isToken = request.url?.includes('token') ?? false;
  const body = isToken ? { access_token: 'x', expires_in: 3600 } : answer;
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const providerOf = (method: OnlineMethod): PaymentProvider =>
  method === 'PAYPAL'
    ? payPal({ address, clientId: 'a', clientSecret: 'b', webhookId: null })
    : stripe({ address, secretKey: 'x', webhookSecrets: [] });

describe('What PayPal says of a capture', () => {
  it.each([
    ['COMPLETED', 'PAID'],
    ['PARTIALLY_REFUNDED', 'PAID'],
    ['PENDING', 'PENDING'],
    ['DECLINED', 'DECLINED'],
    ['FAILED', 'DECLINED'],
    ['REFUNDED', 'GONE'],
    ['REVERSED', 'GONE'],
  ])('%s: %s', async (status, expected) => {
    const captures = [{ id: 'C1', status, amount: { currency_code: 'EUR', value: '10.00' } }];
    answer = { id: 'O1', status: 'COMPLETED', links: [], purchase_units: [{ payments: { captures } }] };
    expect(await providerOf('PAYPAL').look('O1')).toMatchObject({ status: expected });
  });
});

it('A complete session of Stripe that is not paid yet is pending', async () => {
  const session = { id: 'S', status: 'complete', payment_status: 'unpaid', amount_total: 1000, currency: 'eur' };
  answer = { ...session, payment_intent: 'P' };
  expect(await providerOf('CREDIT_CARD').look('S')).toEqual({ status: 'PENDING' });
});

describe('An order is not paid', () => {
  const captured = (id: string, value: string) => ({
    ...{ id, status: 'COMPLETED', links: [] },
    purchase_units: [
      { payments: { captures: [{ id: 'C1', status: 'COMPLETED', amount: { currency_code: 'EUR', value } }] } },
    ],
  });
  const session = { id: 'S', status: 'complete', payment_status: 'paid', amount_total: 1000, currency: 'eur' };
  it.each<readonly [string, OnlineMethod, unknown]>([
    ['another order', 'PAYPAL', captured('O2', '10.00')],
    ['a payment of nothing', 'PAYPAL', captured('O1', '0.00')],
    ['another session', 'CREDIT_CARD', { ...session, id: 'O2', payment_intent: 'P' }],
    ['a payment of nothing', 'CREDIT_CARD', { ...session, id: 'O1', amount_total: 0, payment_intent: 'P' }],
    ['a negative payment', 'CREDIT_CARD', { ...session, id: 'O1', amount_total: -1000, payment_intent: 'P' }],
  ])('by an answer about %s, whatever was asked of %s', async (_, method, body) => {
    answer = body;
    const provider = providerOf(method);
    for (const asked of [provider.look('O1'), provider.capture('O1', 'key'), provider.expire('O1', 'key')])
      expect(await asked).toEqual({ status: 'OPEN' });
  });
});

describe('What is left of a payment', () => {
  const intent = (charge: unknown) => ({ id: 'C1', latest_charge: charge, data: [{ status: 'lost' }] });
  it.each<readonly [OnlineMethod, string, unknown, CaptureStatus]>([
    ['PAYPAL', 'COMPLETED', { id: 'C1', status: 'COMPLETED' }, 'KEPT'],
    ['PAYPAL', 'PARTIALLY_REFUNDED', { id: 'C1', status: 'PARTIALLY_REFUNDED' }, 'KEPT'],
    ['PAYPAL', 'REFUNDED', { id: 'C1', status: 'REFUNDED' }, 'REFUNDED'],
    ['PAYPAL', 'REVERSED', { id: 'C1', status: 'REVERSED' }, 'REVERSED'],
    ['PAYPAL', 'that of another', { id: 'C2', status: 'REVERSED' }, 'KEPT'],
    ['CREDIT_CARD', 'charged', intent({ disputed: false, refunded: false }), 'KEPT'],
    ['CREDIT_CARD', 'refunded', intent({ disputed: false, refunded: true }), 'REFUNDED'],
    ['CREDIT_CARD', 'disputed', intent({ disputed: true, refunded: false }), 'REVERSED'],
    ['CREDIT_CARD', 'won', { ...intent({ disputed: true }), data: [{ status: 'won' }] }, 'KEPT'],
    ['CREDIT_CARD', 'asked about', { ...intent({ disputed: true }), data: [{ status: 'warning_closed' }] }, 'KEPT'],
  ])('by %s that is %s', async (...[method, , body, expected]) => {
    answer = body;
    expect(await providerOf(method).lookAtCapture('C1')).toBe(expected);
  });
});

describe('A refund', () => {
  it.each<readonly [OnlineMethod, string, RefundStatus['status']]>([
    ['PAYPAL', 'COMPLETED', 'MADE'],
    ['PAYPAL', 'PENDING', 'PENDING'],
    ['PAYPAL', 'FAILED', 'FAILED'],
    ['PAYPAL', 'CANCELLED', 'FAILED'],
    ['CREDIT_CARD', 'succeeded', 'MADE'],
    ['CREDIT_CARD', 'pending', 'PENDING'],
    ['CREDIT_CARD', 'failed', 'FAILED'],
    ['CREDIT_CARD', 'canceled', 'FAILED'],
  ])('by %s that is %s is %s', async (method, status, expected) => {
    answer = { id: 'R1', status };
    const made = await providerOf(method).refund({ capture: 'C1', amount: cents(1000) }, 'key');
    expect(made).toEqual({ reference: 'R1', status: expected });
  });
});

describe('An order whose provider decides late', () => {
  const evening = block('TENNIS 1', '2026-06-20', '18:00-19:00');
  const ordered = async () => {
    let status: PaymentStatus = { status: 'APPROVED' };
    let refund: RefundStatus = { reference: 'R1', status: 'PENDING' };
    let looks = 0;
    const look = () => {
      looks += 1;
      return Promise.resolve(status);
    };
    const provider: PaymentProvider = {
      create: () => Promise.resolve({ reference: 'O1', redirectUrl: 'http://pay.example' }),
      ...{ look, capture: () => Promise.resolve(status), expire: look, readWebhook: null },
      refund: () => Promise.resolve(refund),
      lookAtCapture: () => Promise.resolve('KEPT'),
    };
    const own = await orderedPayment({
      ...{ method: 'PAYPAL', evening, publicUrl: 'http://platz.example' },
      providers: new Map([['PAYPAL', provider]]),
    });
    await own.run();
    return {
      ...own,
      looks: () => looks,
      says: (next: PaymentStatus) => {
        status = next;
      },
      refunds: (next: RefundStatus['status']) => {
        refund = { ...refund, status: next };
      },
    };
  };
  const paid: PaymentStatus = { status: 'PAID', amount: cents(1200), capture: 'C1' };

  it('is asked about for days, less and less often, and booked or paid back when it is decided', async () => {
    const own = await ordered();
    own.says({ status: 'PENDING' });
    await own.run(20);
    expect(own.last()?.type).toBe('PaymentEnded');
    for (let day = 0; day < 3; day += 1) await own.run(24 * 60);
    expect(own.types()).not.toContain('PaymentClosed');
    const before = own.looks();
    for (let minute = 0; minute < 30; minute += 1) await own.run(1);
    expect(own.looks()).toBe(before);
    own.says(paid);
    await own.run(24 * 60);
    expect(own.types()).toContain('PaymentReceived');
    expect(own.last()?.type === 'CourtBooked' || own.last()?.type === 'RefundDue').toBe(true);
  });

  it('frees its courts in time where the provider says that it was paid with the money of another order', async () => {
    const own = await ordered();
    await own.run(0.1);
    own.says(paid);
    await own.run(1);
    const types = own.types().length;
    expect(own.types()).toContain('PaymentReceived');
    await own.orderAnother(block('TENNIS 2', '2026-06-20', '18:00-19:00'));
    await own.run(1);
    await own.run(1);
    expect(own.types().slice(types)).toEqual(['PaymentStarted', 'PaymentIntentCreated']);
    await own.run(20);
    expect(own.last()?.type).toBe('PaymentEnded');
    await own.run(24 * 60);
    await own.run(24 * 60);
    expect(own.last()?.type).toBe('PaymentClosed');
  });

  it('is closed where the provider refuses it in the end', async () => {
    const own = await ordered();
    own.says({ status: 'PENDING' });
    await own.run(20);
    await own.run(24 * 60);
    own.says({ status: 'DECLINED' });
    await own.run(24 * 60);
    expect(own.last()?.type).toBe('PaymentClosed');
  });

  it('has its money back only when the provider says so', async () => {
    const own = await ordered();
    own.says(paid);
    await own.run(1);
    await own.send(cancel(anna, own.number));
    for (const status of ['PENDING', 'FAILED'] as const) {
      own.refunds(status);
      await own.run(24 * 60);
      expect(own.types()).not.toContain('RefundMade');
    }
    await own.send({ type: 'RetryRefund', data: { refundId: order(own.number) } });
    own.refunds('MADE');
    await own.run(24 * 60);
    expect(own.last()?.type).toBe('RefundMade');
  });
});
