import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OnlineMethod, onlineMethods, orderId } from '@platzwart/contracts/booking';
import { type Cents, cents } from '@platzwart/contracts/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentSimulator, paymentSimulator, simulatorSettings } from '../../demo/payments/paymentSimulator.ts';
import { block, book, cancel } from '../../ledger/courts/specSentences.ts';
import { orderedPayment } from '../../testing/orderedPayment.ts';
import { portOf } from '../../testing/portOf.ts';
import { anna, ben } from '../domain/specClub.ts';
import { configuredProviders } from './configuredProviders.ts';
import { type PaymentProvider, ProviderRefused } from './paymentProvider.ts';

const publicUrl = 'http://platz.example';
let lost: string[] = [];
/** The answer of the next call of each of these paths is lost, after the work was done. */
const losesAnswer = (path: string): boolean => {
  const isLost = lost.some((part) => path.includes(part));
  lost = lost.filter((part) => !path.includes(part));
  return isLost;
};
const options: PaymentSimulator = {
  // Stripe compares the end of a session with its own clock.
  ...{ publicUrl, now: () => Date.parse('2026-06-15T08:00:00Z'), losesAnswer },
  file: join(mkdtempSync(join(tmpdir(), 'payments-')), 'simulator.json'),
};
let server: Server;
let address = '';
const open = async (): Promise<void> => {
  server = paymentSimulator(options);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${portOf(server)}`;
};
const close = (): void => {
  server.closeAllConnections();
  server.close();
};
beforeAll(() => open());
afterAll(close);

/** What somebody does on the provider's page; returns where the browser goes then. */
const visit = async (redirectUrl: string, action: string): Promise<string | null> => {
  const page = redirectUrl.replace(publicUrl, address);
  const response = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action }) });
  return response.headers.get('location');
};

const order = (number: number) => orderId(`0fde0000-0000-4000-8000-${String(number).padStart(12, '0')}`);
let orders = 100;
const newOrder = (amount: Cents = cents(1250)) => ({
  ...{ orderId: order(orders++), amount, returnUrl: `${publicUrl}/payment/1` },
  expiresAt: '2026-06-15T08:15:00.000Z',
});
const providerOf = (method: OnlineMethod): PaymentProvider => {
  const provider = configuredProviders(simulatorSettings(address)).get(method);
  if (!provider) throw new Error(`No provider for ${method}`);
  return provider;
};

describe.each(onlineMethods)('The provider of %s', (method) => {
  const paid = async (amount?: Cents) => {
    const provider = providerOf(method);
    const { reference, redirectUrl } = await provider.create(newOrder(amount), `create-${orders}`);
    await visit(redirectUrl, 'pay');
    const status = await provider.capture(reference, `capture-${orders}`);
    if (status.status !== 'PAID') throw new Error(`The order is ${status.status}`);
    return { provider, reference, ...status };
  };

  it('has an order that is open until somebody pays it, and sends them back', async () => {
    const provider = providerOf(method);
    const { reference, redirectUrl } = await provider.create(newOrder(), 'create-open');
    expect(await provider.look(reference)).toEqual({ status: 'OPEN' });
    expect(await visit(redirectUrl, 'cancel')).toBe(`${publicUrl}/payment/1`);
    expect(await provider.look(reference)).toEqual({ status: 'OPEN' });
    expect(await visit(redirectUrl, 'pay')).toBe(`${publicUrl}/payment/1`);
    expect(await provider.capture(reference, 'capture-open')).toMatchObject({ status: 'PAID', amount: 1250 });
    expect(await provider.look(reference)).toMatchObject({ status: 'PAID', amount: 1250 });
  });

  it('does the work of a key once, also where its first answer was lost', async () => {
    const provider = providerOf(method);
    const request = newOrder();
    lost = [method === 'PAYPAL' ? '/v2/checkout/orders' : '/v1/checkout/sessions'];
    await expect(provider.create(request, 'create-lost')).rejects.toThrow('fetch failed');
    const first = await provider.create(request, 'create-lost');
    expect(await provider.create(request, 'create-lost')).toEqual(first);
    await expect(provider.create({ ...request, amount: cents(1) }, 'create-lost')).rejects.toThrow(ProviderRefused);
  });

  it('refunds in parts, and never more than was paid', async () => {
    const { provider, capture } = await paid(cents(2000));
    const first = await provider.refund({ capture, amount: cents(1500) }, `${capture}-1`);
    expect(first.status).toBe('MADE');
    expect(await provider.refund({ capture, amount: cents(1500) }, `${capture}-1`)).toEqual(first);
    await expect(provider.refund({ capture, amount: cents(501) }, `${capture}-2`)).rejects.toThrow(ProviderRefused);
    expect(await provider.refund({ capture, amount: cents(500) }, `${capture}-3`)).not.toEqual(first);
  });

  it('tells of an order that it does not have, and keeps its orders over a restart', async () => {
    const { reference } = await paid();
    close();
    await open();
    expect(await providerOf(method).look(reference)).toMatchObject({ status: 'PAID' });
    expect(await providerOf(method).look('unknown')).toEqual({ status: 'GONE' });
  });

  it('lets an order that expires be paid no more, unless it is paid', async () => {
    const { provider, reference } = await paid();
    expect(await provider.expire(reference, 'expire-paid')).toMatchObject({ status: 'PAID' });
    const open = await provider.create(newOrder(), `create-expiring-${method}`);
    const expected = method === 'PAYPAL' ? 'OPEN' : 'GONE';
    expect(await provider.expire(open.reference, `expire-${method}`)).toEqual({ status: expected });
  });
});

it('is offered with its credentials only', () => {
  const addresses = { PAYPAL_URL: address, STRIPE_URL: address };
  expect(configuredProviders({ ...addresses, PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: '' }).size).toBe(0);
  expect([...configuredProviders({ ...addresses, STRIPE_SECRET_KEY: 'a' }).keys()]).toEqual(['CREDIT_CARD']);
});

const evening = block('TENNIS 3', '2026-06-16', '18:00-19:00');
const ordered = (method: OnlineMethod) =>
  orderedPayment({ method, evening, publicUrl, providers: configuredProviders(simulatorSettings(address)) });

describe.each(onlineMethods)('A payment with %s', (method) => {
  it('is booked once it is paid, also by somebody who never comes back', async () => {
    const { run, page, types } = await ordered(method);
    await run();
    expect(await visit(page(), 'leave')).toBeNull();
    await run();
    await run();
    expect(types()).toEqual(['PaymentStarted', 'PaymentIntentCreated', 'PaymentReceived', 'CourtBooked']);
  });

  it('ends after fifteen minutes without money', async () => {
    const { run, later, types, last } = await ordered(method);
    await run();
    later(15);
    await run();
    expect(types()).toEqual(['PaymentStarted', 'PaymentIntentCreated', 'PaymentEnded']);
    expect(last()).toMatchObject({ data: { outcome: 'EXPIRED' } });
    later(25 * 60);
    await run();
    expect(types().at(-1)).toBe('PaymentClosed');
  });

  it('survives a kill between any two of its steps, and is paid once', async () => {
    const { run, kill, restart, page, types, send, number } = await ordered(method);
    lost = [method === 'PAYPAL' ? '/v2/checkout/orders' : '/v1/checkout/sessions'];
    await run();
    kill(1);
    await run();
    restart();
    await run();
    await visit(page(), 'pay');
    kill(1);
    await run();
    restart();
    await run();
    await send(cancel(anna, number));
    kill(1);
    await run();
    restart();
    await run();
    expect(types()).toEqual([
      ...['PaymentStarted', 'PaymentIntentCreated', 'PaymentReceived', 'CourtBooked'],
      ...['BookingCancelled', 'RefundDue', 'RefundMade'],
    ]);
  });
});

it('A declined payment keeps the courts until the hold is over, and is tried once', async () => {
  const { run, page, later, types, last } = await ordered('PAYPAL');
  await run();
  await visit(page(), 'decline');
  await run();
  await run();
  expect(types()).toEqual(['PaymentStarted', 'PaymentIntentCreated', 'PaymentDeclined']);
  later(15);
  await run();
  expect(last()).toMatchObject({ type: 'PaymentEnded', data: { outcome: 'EXPIRED' } });
  later(25 * 60);
  await run();
  expect(last()?.type).toBe('PaymentClosed');
});

it('The provider hears of an order that is given up with the next run, and its page says that nothing is paid', async () => {
  const { run, page, types, send, number } = await ordered('CREDIT_CARD');
  await run();
  await run();
  const form = page().replace(publicUrl, address);
  await send({ type: 'GiveUpPayment', data: { orderId: order(number), personId: anna.personId } });
  await run();
  expect(types().slice(-2)).toEqual(['PaymentEnded', 'PaymentClosed']);
  const shown = await (await fetch(form)).text();
  expect(shown).toContain('Es ist nichts bezahlt.');
  expect(shown).not.toContain('abgeschlossen');
});

it('An approved order is not captured once the hold is over, so that nobody pays for nothing', async () => {
  const { run, page, later, types } = await ordered('PAYPAL');
  await run();
  later(15);
  await visit(page(), 'pay');
  await run();
  later(2);
  await run();
  expect(types()).toEqual(['PaymentStarted', 'PaymentIntentCreated', 'PaymentEnded']);
});

it('A card that was charged while the court went to somebody else gets its money back', async () => {
  const { run, page, later, send, types, number } = await ordered('CREDIT_CARD');
  await run();
  const form = page();
  later(15);
  await send({ type: 'EndPayment', data: { orderId: order(number) } });
  await send(book(ben, evening, { first: number + 5 }));
  await visit(form, 'pay');
  await run();
  await run();
  expect(types().slice(-3)).toEqual(['PaymentReceived', 'RefundDue', 'RefundMade']);
});
