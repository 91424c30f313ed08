import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Endpoint } from '../../core/endpoint.ts';
import { hasCopy } from '../../core/entityTag.ts';
import type { OnServerError } from '../../core/maskError.ts';
import { Refusal } from '../../core/refusal.ts';

/** The address may be a secret: nothing may keep the response but the calendar program, and no page may learn the address from it. */
const headers = {
  'cache-control': 'private, no-cache',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

/** A response without content. */
const refuse = (response: ServerResponse, status: number, more: Readonly<Record<string, string>> = {}): void => {
  response.writeHead(status, { ...headers, 'cache-control': 'no-store', ...more }).end();
};

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`;

export type Calendar = Readonly<{ text: string; disposition: string }>;

/** The calendar, or 304 where the program has it already. */
const send = (
  { method, headers: sent }: IncomingMessage,
  response: ServerResponse,
  { text, disposition }: Calendar,
): void => {
  const etag = etagOf(text);
  if (hasCopy(sent['if-none-match'], etag)) {
    response.writeHead(304, { ...headers, etag }).end();
    return;
  }
  const bytes = Buffer.from(text);
  response.writeHead(200, {
    ...headers,
    etag,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': disposition,
    'content-length': bytes.length,
  });
  response.end(method === 'HEAD' ? undefined : bytes);
};

/** 404: there is none; 429: not looked for. */
type Respond = (request: IncomingMessage) => Promise<Calendar | 404 | 429>;
const retryAfter = { 'retry-after': '60' };

/** 405 for anything but GET and HEAD, 429 where too much of the caller waits already, 503 where reading has failed. */
export const calendarHandler =
  (found: Respond, onServerError: OnServerError): Endpoint['handle'] =>
  (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, { allow: 'GET, HEAD' });
      return;
    }
    found(request)
      .then((calendar) => {
        if (typeof calendar === 'object') send(request, response, calendar);
        else refuse(response, calendar, calendar === 429 ? retryAfter : {});
      })
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) onServerError(error, null);
        const status = error instanceof Refusal && error.status === 429 ? 429 : 503;
        if (!response.headersSent) refuse(response, status, retryAfter);
      });
  };
