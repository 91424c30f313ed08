import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OnlineMethod } from '@platzwart/contracts/booking';
import { attemptLimit } from '../core/attemptLimit.ts';
import type { CommandClient } from '../core/commandClient.ts';
import type { Endpoint } from '../core/endpoint.ts';
import { readBody } from '../core/readBody.ts';

const webhooksPath = '/webhooks';
const methodOf: ReadonlyMap<string, OnlineMethod> = new Map([
  [`${webhooksPath}/paypal`, 'PAYPAL'],
  [`${webhooksPath}/stripe`, 'CREDIT_CARD'],
]);

/** The messages of both providers are some kilobytes long. */
const maxBodyBytes = 65_536;
/** Of one sender in a minute: a club has a few payments in an hour. */
const limits = { atMost: 300, milliseconds: 60_000 };
/** What the signatures of both providers are in; all other headers are dropped. */
const signatureHeaders = [
  'stripe-signature',
  'paypal-auth-algo',
  'paypal-cert-url',
  'paypal-transmission-id',
  'paypal-transmission-sig',
  'paypal-transmission-time',
] as const;

const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const longestHeader = 4_096;

const signatureOf = ({ headers }: IncomingMessage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    signatureHeaders.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' && value.length <= longestHeader ? [[name, value]] : [];
    }),
  );

type Options = Readonly<{
  /** The methods that have a provider. */
  methods: readonly OnlineMethod[];
  notePaymentNews: CommandClient['notePaymentNews'];
  /** The network address that a request comes from. */
  addressOf: (request: IncomingMessage) => string;
  /** Epoch milliseconds. */
  now: () => number;
}>;

/**
 * Takes the messages of the payment providers (docs/adr/0065-webhooks.md): POST of at most 64 kB, at most 300 in a minute from one address.
 * The command-service examines them. Whatever it finds, the answer is the same, so that nobody learns from it which orders there are.
 */
export const webhookEndpoint = ({ methods, notePaymentNews, addressOf, now }: Options): Endpoint => {
  const calls = attemptLimit({ ...limits, now });
  const end = (response: ServerResponse, status: number): void => {
    // The rest of a body that is not read is not the next request.
    response.writeHead(status, { ...answerHeaders, ...(status !== 204 && { connection: 'close' }) }).end();
  };
  const statusOf = (request: IncomingMessage): 404 | 405 | 429 | null => {
    const method = methodOf.get(request.url ?? '');
    if (!method || !methods.includes(method)) return 404;
    if (request.method !== 'POST') return 405;
    const address = addressOf(request);
    const mayCall = calls.mayTry(address);
    calls.count(address);
    return mayCall ? null : 429;
  };
  const pass = async (request: IncomingMessage, response: ServerResponse, body: Buffer | null): Promise<void> => {
    const method = methodOf.get(request.url ?? '');
    if (!body || !method) {
      end(response, 413);
      return;
    }
    await notePaymentNews({ method, headers: signatureOf(request), body: body.toString('utf8') });
    end(response, 204);
  };
  return {
    path: webhooksPath,
    covers: 'subtree',
    handle: (request, response) => {
      const status = statusOf(request);
      if (status !== null) end(response, status);
      // Without the command-service the provider tries again later.
      else
        readBody(request, maxBodyBytes, (body) => void pass(request, response, body).catch(() => end(response, 503)));
    },
  };
};
