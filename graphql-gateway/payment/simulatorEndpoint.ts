import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '../core/endpoint.ts';
import { readBody } from '../core/readBody.ts';

const simulatorPath = '/dev/payments';
const timeoutMilliseconds = 10_000;
/** One choice of a button. */
const maxBodyBytes = 1_000;
/** The headers of the simulator's reply that are passed on; all others are dropped. */
const forwardedHeaders = ['content-type', 'location'] as const;

const fixedHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

const pagePath = /^\/dev\/payments(\/pay\/[\w-]+(?:\?[\w=&-]*)?)$/;

/**
 * The page of a payment; null for every other path of the simulator, which is for the command-service alone. Matched before an address is
 * made of it: what follows `//` or a backslash would be another host.
 */
const pageOf = (simulatorUrl: string, url: string): URL | null => {
  const path = pagePath.exec(url)?.[1];
  return path === undefined ? null : new URL(path, simulatorUrl);
};

const isPosted = ({ method }: IncomingMessage): boolean => method === 'POST';

type Page = Readonly<{ url: URL; body: Buffer }>;

const forward = async ({ url, body }: Page, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const language = request.headers['accept-language'] ?? '';
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(url, {
    ...{ redirect: 'manual', signal: AbortSignal.timeout(timeoutMilliseconds) },
    headers: { 'accept-language': language, ...(isPosted(request) && form) },
    ...(isPosted(request) && { method: 'POST', body: body.toString('utf8') }),
  });
  const headers = forwardedHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  response.writeHead(answer.status, { ...fixedHeaders, ...Object.fromEntries(headers) });
  response.end(Buffer.from(await answer.arrayBuffer()));
};

/** Shows the pages of the demo's simulated payment providers. It does not exist in production. */
export const simulatorEndpoint = (simulatorUrl: string): Endpoint => ({
  path: simulatorPath,
  covers: 'subtree',
  handle: (request, response) => {
    const url = pageOf(simulatorUrl, request.url ?? simulatorPath);
    if (!url) {
      response.writeHead(404, { ...fixedHeaders, connection: 'close' }).end();
      return;
    }
    if (request.method !== 'GET' && !isPosted(request)) {
      response.writeHead(405, { ...fixedHeaders, allow: 'GET, POST' }).end();
      return;
    }
    readBody(request, maxBodyBytes, (body) => {
      if (!body) {
        response.writeHead(413, { ...fixedHeaders, connection: 'close' }).end();
        return;
      }
      forward({ url, body }, request, response).catch(() => {
        response.writeHead(502, { ...fixedHeaders, 'content-type': 'text/plain; charset=utf-8' });
        response.end('The payment simulator does not respond.\n');
      });
    });
  },
});
