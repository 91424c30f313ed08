import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { paymentSimulator, simulatorSettings } from '../../../command-service/demo/payments/paymentSimulator.ts';
import { refundAnswers } from '../../../command-service/demo/payments/simulatedPayments.ts';
import type { PageAction } from '../../../command-service/demo/payments/simulatedVisit.ts';
import { simulatorWebhooks } from '../../../command-service/demo/payments/simulatedWebhooks.ts';
import type { RandomGenerator } from '../../support/randomGenerator.ts';

/** The settings with which an instance uses the provider at this port of the loopback: an address of a provider has no path. */
export const providerSettings = (port: number) => {
  const address = `http://127.0.0.1:${port}`;
  return { ...simulatorSettings(address), PAYPAL_URL: address, STRIPE_URL: address, ...simulatorWebhooks };
};

/** Where the simulator has a path of one of the providers, which share none. */
const simulatedPath = (path: string): string => {
  if (path.startsWith('/pay/')) return path;
  return /^\/v1\/(?:checkout|refunds|payment_intents|disputes)\b/.test(path) ? `/stripe${path}` : `/paypal${path}`;
};

const booksSchema = v.object({
  payments: v.array(
    v.object({
      ...{ id: v.string(), amount: v.number(), status: v.string(), capture: v.string(), refunded: v.number() },
      refunds: v.optional(v.array(v.object({ status: v.string() })), []),
    }),
  ),
});
/** What the provider itself has in its books; amounts in cents. PAID: it has the money. */
export type ProviderPayment = Readonly<v.InferOutput<typeof booksSchema>['payments'][number]>;

/** How messages arrive, most of them badly; the messages of `late` are 20 s late. */
const deliveries = ['once', 'twice', 'late', 'reversed', 'lost', 'forged'] as const;

/** The share of calls whose work is done and whose answer is lost. */
const lostShare = 0.3;

type Options = Readonly<{ port: number; club: string; random: RandomGenerator }>;

/**
 * PayPal and Stripe as a process of the tests, which lives on while the club's processes are killed: it loses answers of calls, and it loses,
 * repeats, delays, reorders and forges the messages about its payments.
 */
export const openUnreliableProvider = async ({ port, club, random }: Options) => {
  const folder = mkdtempSync(join(tmpdir(), 'platzwart-provider-'));
  const file = join(folder, 'books.json');
  let [share, lost] = [lostShare, 0];
  const losesAnswer = (): boolean => {
    const isLost = random.chance(share);
    lost += Number(isLost);
    return isLost;
  };
  const publicUrl = `http://127.0.0.1:${port}`;
  const simulator = paymentSimulator({ publicUrl, file, now: Date.now, losesAnswer, webhooksTo: `${club}/webhooks` });
  const server = createServer((request, response) => {
    request.url = simulatedPath(request.url ?? '/');
    simulator.emit('request', request, response);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    /** What a person, or the provider, does on the page of a payment; how messages about it arrive, and how a refund is answered, is drawn. */
    visit: async (page: string, action: PageAction): Promise<void> => {
      const refund = random.pick(refundAnswers);
      const body = new URLSearchParams({ action, refund, delivery: random.pick(deliveries) });
      await fetch(page, { method: 'POST', redirect: 'manual', body });
    },
    lostAnswers: () => lost,
    /** From now on no answer is lost. */
    becomeReliable: (): void => {
      share = 0;
    },
    books: (): readonly ProviderPayment[] => v.parse(booksSchema, JSON.parse(readFileSync(file, 'utf8'))).payments,
    close: (): void => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type UnreliableProvider = Awaited<ReturnType<typeof openUnreliableProvider>>;
