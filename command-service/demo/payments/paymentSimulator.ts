import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { pageLanguage, simulatedPage } from './simulatedPage.ts';
import {
  type SimulatedAnswer,
  type SimulatedPayments,
  deliveries,
  refundAnswers,
  simulatedPayments,
} from './simulatedPayments.ts';
import { simulatedPayPal } from './simulatedPayPal.ts';
import { simulatedStripe } from './simulatedStripe.ts';
import { pageActions, visit } from './simulatedVisit.ts';
import { simulatedWebhooks } from './simulatedWebhooks.ts';

/** The settings of providers that the simulator at `address` takes the place of; it accepts no other credentials. */
export const simulatorSettings = (address: string) => ({
  PAYPAL_URL: `${address}/paypal`,
  PAYPAL_CLIENT_ID: 'simulator',
  PAYPAL_CLIENT_SECRET: 'simulator',
  STRIPE_URL: `${address}/stripe`,
  STRIPE_SECRET_KEY: 'simulator',
});
const basic = `Basic ${Buffer.from('simulator:simulator').toString('base64')}`;
const bearer = 'Bearer simulator';

export type PaymentSimulator = Readonly<{
  /** The address under which a browser reaches its pages. */
  publicUrl: string;
  /** Where its payments are stored; null: in memory alone. */
  file: string | null;
  /** Epoch milliseconds. */
  now: () => number;
  /** For specs: where it holds, the work of a call is done and its answer is lost. */
  losesAnswer?: (path: string) => boolean;
  /** Where the club takes webhooks; null, the default: none are sent. */
  webhooksTo?: string | null;
}>;

const json = (response: ServerResponse, { status, body }: SimulatedAnswer): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const notFound: SimulatedAnswer = { status: 404, body: { error: 'not found' } };

/** JSON or a form; whatever it is, its readers parse it. */
const inputOf = (request: IncomingMessage, body: string): unknown => {
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (isForm) return Object.fromEntries(new URLSearchParams(body));
  if (body !== '') return JSON.parse(body);
  return Object.fromEntries(new URLSearchParams((request.url ?? '').split('?')[1] ?? ''));
};

const keyOf = ({ headers }: IncomingMessage): string | undefined => {
  const key = headers['paypal-request-id'] ?? headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

const choiceSchema = v.object({
  action: v.picklist(pageActions),
  delivery: v.optional(v.picklist(deliveries), 'once'),
  refund: v.optional(v.picklist(refundAnswers), 'MADE'),
});

const showPage = (
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { payments, id, input }: Readonly<{ payments: SimulatedPayments; id: string; input: unknown }>,
): void => {
  const payment = payments.find(id);
  const language = pageLanguage(headers['accept-language']);
  if (!payment) {
    json(response, notFound);
    return;
  }
  if (method !== 'POST') {
    html(response, simulatedPage(payment, language, false));
    return;
  }
  const result = visit(payments, payment, v.parse(choiceSchema, input));
  if (result.returns) response.writeHead(303, { location: payment.returnUrl }).end();
  else html(response, simulatedPage(result.payment, language, result.wasDeclined));
};

const html = (response: ServerResponse, page: string): void =>
  void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);

const tokenAnswer = ({ headers }: IncomingMessage): SimulatedAnswer =>
  headers.authorization === basic
    ? { status: 200, body: { access_token: 'simulator', expires_in: 32_400 } }
    : { status: 401, body: { error: 'invalid_client' } };

/** Which provider a call is for, and its path there; null for any other address. */
const providerCall = (path: string) => {
  const [, provider, rest = ''] = /^\/(paypal|stripe)(\/.*)$/.exec(path) ?? [];
  return provider === 'paypal' || provider === 'stripe' ? ({ provider, rest } as const) : null;
};

/**
 * PayPal Orders v2 below /paypal, Stripe Checkout below /stripe, and the page of a payment below /pay, for the demo club and for specs
 * (docs/adr/0064). It answers a repeated idempotency key with its first answer.
 */
export const paymentSimulator = ({ publicUrl, file, now, ...more }: PaymentSimulator): Server => {
  const { losesAnswer = () => false, webhooksTo = null } = more;
  const webhooks = simulatedWebhooks({ to: webhooksTo, now });
  const pageOf = (id: string): string => `${publicUrl}/pay/${id}`;
  const open = () => {
    const payments = simulatedPayments(file, webhooks.tell);
    const parts = { payments, pageOf };
    return { payments, providers: { paypal: simulatedPayPal(parts), stripe: simulatedStripe({ ...parts, now }) } };
  };
  let opened: ReturnType<typeof open> | null = null;
  // Read with the first call: until then another process may still write the file.
  const state = () => (opened ??= open());
  const answerOf = (request: IncomingMessage, path: string, body: string): SimulatedAnswer => {
    if (path === '/paypal/v1/oauth2/token') return tokenAnswer(request);
    const call = providerCall(path);
    if (!call) return notFound;
    const { method = 'GET', headers } = request;
    if (headers.authorization !== bearer) return { status: 401, body: { error: 'unauthorized' } };
    const { provider, rest } = call;
    if (provider === 'paypal' && rest === '/v1/notifications/verify-webhook-signature')
      return { status: 200, body: { verification_status: webhooks.verify(body) } };
    const { payments, providers } = state();
    const work = () => providers[provider](method, rest, inputOf(request, body)) ?? notFound;
    const key = keyOf(request);
    return payments.once(key && `${provider} ${key}`, `${method} ${path} ${body}`, work);
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '/'] = (request.url ?? '/').split('?');
    const body = await text(request);
    const [, id] = /^\/pay\/([\w-]+)$/.exec(path) ?? [];
    if (id !== undefined) {
      showPage(request, response, { payments: state().payments, id, input: inputOf(request, body) });
      return;
    }
    const answer = answerOf(request, path, body);
    if (losesAnswer(path)) request.socket.destroy();
    else json(response, answer);
  };
  return createServer((request, response) => {
    respond(request, response).catch(() => json(response, { status: 400, body: { error: 'invalid' } }));
  });
};
