import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { type OnlineMethod, onlineMethods } from '@platzwart/contracts/booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentSimulator, simulatorSettings } from '../../demo/payments/paymentSimulator.ts';
import type { Delivery } from '../../demo/payments/simulatedPayments.ts';
import { simulatorWebhooks } from '../../demo/payments/simulatedWebhooks.ts';
import { block } from '../../ledger/courts/specSentences.ts';
import { orderedPayment } from '../../testing/orderedPayment.ts';
import { portOf } from '../../testing/portOf.ts';
import { configuredProviders } from './configuredProviders.ts';
import type { PaymentNews } from './notePaymentNews.ts';

const publicUrl = 'http://platz.example';
const now = Date.parse('2026-06-15T08:00:00Z');
/** What the providers have sent, in the order of arrival. */
const received: PaymentNews[] = [];
let onReceived = (): void => undefined;

const headersOf = (all: NodeJS.Dict<string | string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const mailbox = createServer((request, response) => {
  void text(request).then((body) => {
    const method = request.url === '/webhooks/paypal' ? 'PAYPAL' : 'CREDIT_CARD';
    received.push({ method, headers: headersOf(request.headers), body });
    response.writeHead(204).end();
    onReceived();
  });
});
let simulator: Server;
let address = '';
beforeAll(async () => {
  mailbox.listen(0, '127.0.0.1');
  await once(mailbox, 'listening');
  const webhooksTo = `http://127.0.0.1:${portOf(mailbox)}/webhooks`;
  simulator = paymentSimulator({ publicUrl, file: null, now: () => now, webhooksTo });
  simulator.listen(0, '127.0.0.1');
  await once(simulator, 'listening');
  address = `http://127.0.0.1:${portOf(simulator)}`;
});
afterAll(() => {
  for (const server of [mailbox, simulator]) {
    server.closeAllConnections();
    server.close();
  }
});

/** The first messages about an order. */
const messagesOf = async (reference: string, count: number): Promise<readonly PaymentNews[]> => {
  for (;;) {
    const messages = received.filter(({ body }) => body.includes(reference));
    if (messages.length >= count) return messages;
    await new Promise<void>((resolve) => {
      onReceived = resolve;
    });
  }
};

const evening = block('TENNIS 3', '2026-06-16', '18:00-19:00');
/** The providers of a process whose clock is `seconds` ahead of the providers'. */
const providersAt = (seconds: number, webhooks: Partial<typeof simulatorWebhooks> = simulatorWebhooks) =>
  configuredProviders({ ...simulatorSettings(address), ...webhooks }, () => now + seconds * 1_000);

/** An order that the provider has been asked about a moment ago, so that it is not asked again without a reason. */
const asked = async (method: OnlineMethod, providers = providersAt(0)) => {
  const order = await orderedPayment({ method, evening, publicUrl, providers });
  await order.run();
  await order.run();
  const page = order.page().replace(publicUrl, address);
  const reference = page.slice(page.lastIndexOf('/') + 1);
  /** Pays, without coming back. */
  const pay = async (delivery: Delivery): Promise<void> => {
    const body = new URLSearchParams({ action: 'leave', delivery });
    await fetch(page, { method: 'POST', redirect: 'manual', body });
  };
  /** Takes the payment back; returns the message that says so. */
  const reversed = async (): Promise<PaymentNews> => {
    const status = await providers.get(method)?.look(reference);
    if (status?.status !== 'PAID') throw new Error('Nothing is paid');
    const known = received.filter(({ body }) => body.includes(status.capture)).length;
    await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action: 'reverse' }) });
    const news = (await messagesOf(status.capture, known + 1)).at(-1);
    if (!news) throw new Error('Nothing has arrived');
    return news;
  };
  const messages = (count: number) => messagesOf(reference, count);
  const message = async (): Promise<PaymentNews> => {
    const [first] = await messages(1);
    if (!first) throw new Error('Nothing has arrived');
    return first;
  };
  return { ...order, pay, messages, message, reversed };
};
const soon = 0.02;
const booked = ['PaymentStarted', 'PaymentIntentCreated', 'PaymentReceived', 'CourtBooked'];
const waiting = booked.slice(0, 2);

describe.each(onlineMethods)('A message of the provider of %s', (method) => {
  it('has the order looked at, which is booked at once', async () => {
    const { pay, message, note, run, types } = await asked(method);
    await pay('once');
    await run(soon);
    expect(types()).toEqual(waiting);
    const news = await message();
    expect(await note(news)).toBe('noted');
    await run(soon);
    expect(types()).toEqual(booked);
  });

  it('changes nothing where it comes twice, or before an older one', async () => {
    for (const delivery of ['twice', 'reversed'] as const) {
      const { pay, messages, note, run, types } = await asked(method);
      await pay(delivery);
      for (const news of await messages(2)) {
        await note(news);
        await run(soon);
      }
      // PayPal names what has paid, which may be taken back: that is looked at again.
      for (const news of await messages(2)) {
        expect(['ignored', 'noted']).toContain(await note(news));
        await run(soon);
      }
      expect(types()).toEqual(booked);
    }
  });

  it('is not needed: where it is lost, the order is looked at ten seconds later', async () => {
    const { pay, run, types } = await asked(method);
    await pay('lost');
    await run(soon);
    expect(types()).toEqual(waiting);
    await run(0.2);
    expect(types()).toEqual(booked);
  });

  it('that it has taken a payment back is believed, and has the payment looked at', async () => {
    const { pay, reversed, note, run, types } = await asked(method);
    await pay('once');
    await run(0.2);
    await run(soon);
    const news = await reversed();
    await run(soon);
    expect(types()).toEqual(booked);
    expect(await note(news)).toBe('noted');
    await run(soon);
    expect(types()).toEqual([...booked, 'PaymentReversed']);
  });

  it('is good for nothing where it is forged, altered, or about another order', async () => {
    const { pay, message, note, run, types } = await asked(method);
    await pay('forged');
    const forged = await message();
    expect(await note(forged)).toBe('forged');
    expect(await note({ ...forged, headers: {} })).toBe('forged');
    expect(await note({ ...forged, body: '{' })).toBe(method === 'PAYPAL' ? 'ignored' : 'forged');
    await run(soon);
    expect(types()).toEqual(waiting);
  });

  it('is believed by the club alone that has registered the webhook', async () => {
    const { pay, message, note } = await asked(
      method,
      providersAt(0, { PAYPAL_WEBHOOK_ID: 'another', STRIPE_WEBHOOK_SECRETS: 'whsec_another' }),
    );
    await pay('once');
    const news = await message();
    expect(await note(news)).toBe('forged');
    const withoutWebhook = await asked(method, providersAt(0, {}));
    expect(await withoutWebhook.note(news)).toBe('ignored');
  });
});

it('A message of Stripe is valid for five minutes before and after its time', async () => {
  for (const [seconds, expected] of [
    [299, 'noted'],
    [301, 'forged'],
    [-301, 'forged'],
  ] as const) {
    const { pay, message, note } = await asked('CREDIT_CARD', providersAt(seconds));
    await pay('once');
    const news = await message();
    expect(await note(news)).toBe(expected);
  }
});

it('While the secret of Stripe is changed, messages under the old one and the new one are valid', async () => {
  for (const secrets of ['whsec_old,whsec_simulator', 'whsec_simulator,whsec_new']) {
    const { pay, message, note } = await asked('CREDIT_CARD', providersAt(0, { STRIPE_WEBHOOK_SECRETS: secrets }));
    await pay('once');
    const news = await message();
    expect(await note(news)).toBe('noted');
  }
});

it('PayPal is asked about one message of an order at a time, so that a flood of forged ones costs little', async () => {
  const { pay, message, note } = await asked('PAYPAL');
  await pay('forged');
  const news = await message();
  expect(await Promise.all([note(news), note(news), note(news)])).toEqual(['forged', 'ignored', 'ignored']);
});

it('A message that PayPal cannot be asked about is dropped', async () => {
  const { pay, message, note } = await asked('PAYPAL');
  await pay('once');
  const news = await message();
  const unreachable = await orderedPayment({ method: 'PAYPAL', evening, publicUrl, providers: providersAt(0) });
  expect(await unreachable.note(news)).toBe('ignored');
  simulator.closeAllConnections();
  await new Promise((resolve) => simulator.close(resolve));
  expect(await note(news)).toBe('failed');
});
